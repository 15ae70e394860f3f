/**
 * Names that English voices say rightly as they are written: what the glossary tells a reader of them would only be spelled
 * out. Every other name of the season is said as its glossary has it.
 */
export const voicesKnow: ReadonlySet<string> = new Set(
  `Abraham Adam Andrew Assyria Babylon Bethlehem Christ David Egypt Ephraim Esau Ethiopia Galilee God Israel Jacob James Jerusalem Jesus
  John Jordan Joseph Judah Judas Judea Lebanon Lord Mark Martha Mary Matthew Moses Noah Paul Peter Philip Philistines Pilate Rome Samaria
  Sarah Satan Seraphim Silas Simon Sodom Spirit Syria Thomas Timothy Zion`.split(/\s+/),
)
