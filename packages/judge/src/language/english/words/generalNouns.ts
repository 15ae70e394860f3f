/** Heads that say too little by themselves: "strong men" is not earned by "men". */
export const generalNouns: ReadonlySet<string> = new Set(
  `man men woman women people person thing things place land day days time way house king son sons god gods lord
  look make take go come give bring put set do be get`.split(/\s+/),
)
