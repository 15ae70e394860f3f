/** An empty setting is none: compose and Kubernetes set `X=` for what the operator left out. For `z.preprocess`. */
export const emptyIsUnset = (value: unknown): unknown => (value === '' ? undefined : value)
