/** The contract's limit in characters, said once more here because the box must not wait for the contract; a test compares them. */
export const longestCoachQuestion = 500
