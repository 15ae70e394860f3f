/** The states' short words, in the order in which they are shown. */
export const stateWords = { kept: 'kept', recalled: 'recalled', seen: 'seen', unseen: 'new' } as const
