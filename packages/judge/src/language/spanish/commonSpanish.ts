/** Everyday Spanish words, folded: one that is spelt rightly is no misspelling of another. */
export const commonSpanish: ReadonlySet<string> = new Set(
  `abajo abrir agua aire alma alto altar amar amigo amor anciano angel animal ano apostol arbol arca arena arma arriba arroz asno ayuda ayunar
  baile bajo barca barco barro bebe beber bendicion bestia blanco boca boda bosque brazo buen bueno buey caballo cabeza cabra cadena caer caja
  calle cama camello camino campo canto capa cara cárcel carne carro carta casa castillo caza cena cerca cerdo cesta cielo ciego cinto ciudad
  clase clavo coche codo colina comida comer corazon cordero corona cosa cosecha costa cruz cuello cuenta cuerpo cueva cuidar culpa dar
  dedo desierto deuda dia diez dinero dolor duda dulce duro edad eco ella enemigo entrada error escuela espada esposa esposo estrella
  familia fe fiel fiesta fin flor forma fruto fruta fuego fuente fuerte fuerza gallo ganado gente gloria golpe gota gozo gracia gran grande grano
  grupo guerra hablar hacha hambre harina hermana hermano hierba hierro higo hija hijo hilo hogar hoja hombre hombro hora horno hoy hueso huerto
  huevo humo ira isla jardin joven juego juez justo juicio ladron lago lana largo leche lejos lengua lento leon ley libro limpio llama llave lleno lluvia
  lobo loco lugar luna luz madera madre maestro mal malo mano manto mar marca mas mesa metal miedo miel milagro monte montana muerte mujer mundo muro
  nacer nave negro nido nieve nino nina noche nombre norte nube nuevo obra odio oeste oferta oir ojo ola olivo olor orden oro oveja padre paga pagar pais paja
  palabra palo paloma pan pared parte paso pasto paz pecado pecho pelo pena pequeno perder perdon perla perro pesca pescado pescador pez pie piedra piel
  plata plato pobre poco poder polvo pozo precio preso primo profeta promesa pueblo puente puerta puerto raiz rama rayo red reina reino rey rico rio risa roca
  rojo ropa rostro sabio sal sala salud sangre santo sed selva senal senor ser siervo siglo silla sol solo sombra sonido suelo sueno suerte sur
  tela templo tener tesoro tiempo tienda tierra toro torre trabajo tribu trigo trono tumba uva vaca valle vara vaso vela venta ver verdad verde
  viaje vid vida viejo viento vina vino virgen viuda voz yugo zorra zona`
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split(/\s+/),
)
