/** Nouns that say who somebody or what a place is ("Hezekiah, the king"). */
export const roles: ReadonlySet<string> = new Set(
  `king kings queen prophet priest son sons daughter father mother wife husband brother sister city town land country nation river mountain servant leader people
  place capital ruler governor book chapter one who which aka meaning also`.split(' '),
)

/** Nouns that say what sort of thing an answer is ("the wolf, a wild animal, and the lamb"). */
export const classes: ReadonlySet<string> = new Set(
  `animal bird fish insect tree plant fruit food drink instrument weapon tool color colour metal stone man woman person number place group
  kind sort type part piece symbol sign name word`.split(/\s+/),
)
