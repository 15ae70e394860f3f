/** Settings without which an api refuses what one address sends here in a minute; the limits count all the same. */
export const openLimits = {
  EVALUATE_LIMIT_PLAYER: '1000000000',
  EVALUATE_LIMIT_GUESTS: '1000000000',
  EVALUATE_LIMIT_ADDRESS: '1000000000',
  MODEL_LIMIT_ADDRESS: '1000000000',
}
