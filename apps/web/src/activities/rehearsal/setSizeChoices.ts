/** How many questions a set may have, as they are chosen. */
export const setSizeChoices = [
  { value: 10, label: '10' },
  { value: 20, label: '20' },
  { value: 45, label: '45', note: 'half' },
  { value: 90, label: '90', note: 'the event' },
] as const
export type SetSize = (typeof setSizeChoices)[number]['value']
