/** From how much on a player's last four weeks are shown to the admin as unlikely (rule 153). */
export const unlikelyFrom = {
  /** Answers that came faster than anybody can give them. */
  tooFast: 30,
  /** Counted answers on one day. */
  busiestDay: 500,
  /** Counted answers that arrived more than an hour after they are said to have been given. */
  late: 300,
} as const
