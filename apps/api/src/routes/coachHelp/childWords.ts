const rows = `
full, filled, fill
baby, infant, nursing child, weaned child, suckling
snake, serpent, cobra, viper, adder
temple, house of Yahweh, house
kids, children, child
sad, weep, mourn, mourning, cry, sorrowful
happy, joy, rejoice, glad, joyful
mad, angry, anger, wrath
scared, afraid, fear, tremble
killed, slain, kill, slay
bad, evil, wicked
poor, needy
fight, war, battle
soldiers, army, mighty men, warriors
money, silver
food, bread, eat
ruined, destroyed, desolate, waste
rescue, save, deliver
thrown, cast, hurl
country, land
smart, wise, wisdom
proud, haughty, arrogant, pride, lofty
boat, ship
sick, sickness, disease
hurt, destroy, harm
friends, dwell together
donkey, ass
animals, beasts
wings, wing
robe, train, garment
ask, request
crying, weeping
king, ruler
giant, tall
lips, mouth
coal, live coal
clean, cleanse, purify
forgiven, forgive, purged
sheep, flock, lamb
cow, ox, cattle, calf, heifer
lady, woman, women
jewelry, bracelets, anklets, earrings, rings
drunk, drunken, drunkards, wine
perfume, ointment
tenants, farmers
ride, riding, rode, sat on
`

/** What children say and the text says otherwise: rows of wordings that stand for one another, in any season. */
export const childWords: readonly (readonly string[])[] = rows
  .trim()
  .split('\n')
  .map((row) => row.split(', '))
