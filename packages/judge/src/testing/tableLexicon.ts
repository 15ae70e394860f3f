import type { Lexicon } from '@seraph/schema/judging'

/** A small lexicon for the table: names that are near one another, and other translations' words. */
export const tableLexicon: Lexicon = {
  names:
    `Uzziah Uriah Jotham Ahaz Ahab Hezekiah Manasseh Judah Israel Oreb Horeb Zeeb Babylon Assyria Egypt Syria Moab Edom Pekah Rezin Remaliah Isaiah Amoz
    Tabeel Immanuel Zechariah Zephaniah Nineveh Tarshish Tyre Sidon Cush Medes Persia David Jesse Moses Samuel Saul Lebanon Carmel Sharon Bashan Zion Ur Ar Kir`.split(
      /\s+/,
    ),
  synonyms: [
    ['yahweh', 'lord', 'jehovah', 'god'],
    ['yahweh of armies', 'lord of hosts', 'lord almighty'],
    ['immanuel', 'emmanuel'],
    ['cush', 'ethiopia'],
    ['sulfur', 'brimstone', 'sulphur'],
  ],
}
