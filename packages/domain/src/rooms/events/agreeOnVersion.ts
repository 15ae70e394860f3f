/** The versions of the live channel that one side speaks: all from `floor` to `version`. */
export type Spoken = { version: number; floor: number }

/** The newest version that both sides speak, undefined where there is none (rule 219). */
export function agreeOnVersion(one: Spoken, other: Spoken): number | undefined {
  const version = Math.min(one.version, other.version)
  return version >= one.floor && version >= other.floor ? version : undefined
}
