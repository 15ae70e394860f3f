/** How Spanish names the people around a child, without accents. */
export const people = {
  own: 'mi mis nuestro nuestra mio',
  between: 'mejor mejores gran pequeno hermanito otro otra buena buen',
  kin: `amigo amiga amigos amigas hermano hermana hermanos hermanas hermanito hermanita hermanastro hermanastra papa mama padre madre padres papas padrastro madrastra
tio tia tios abuelo abuela abuelos primo prima primos companero companera companeros novio novia maestro maestra profesor profesora profe pastor lider entrenador
vecino vecina familia amix ami bro papi mami abuelito abuelita consejero director padrino nino nina`,
  bare: 'papa mama papi mami padrastro madrastra',
  others: 'su sus tu tus el la los las cuyo cuya',
} as const
