/** What the box says by which a host lets teams write notes (rule 246). */
export const notesChoice = {
  label: 'Let members write notes to their team',
  note: 'You read them too. They are gone when the event is over.',
}
