/** How French names the people around a child, without accents. */
export const people = {
  own: 'mon ma mes notre nos',
  between: 'meilleur meilleure meilleurs petit petite grand grande vieux vieil beau belle demi autre autres',
  kin: `ami amie amis amies copain copine copains copines pote potes frere soeur freres soeurs pere mere parents parent papa maman beaupere bellemere oncle tonton tante tata
cousin cousine cousins papi papy mamie mamy grandpere grandmere grandparents prof professeur professeure maitre maitresse entraineur coach pasteur voisin voisine famille camarade camarades
frangin frangine daron daronne mec meuf animateur moniteur chef responsable beau_pere belle_mere grand_pere grand_mere parrain nounou`,
  bare: 'papa maman tonton',
  others: 'son sa ses leur leurs ton ta tes le la les du votre',
} as const
