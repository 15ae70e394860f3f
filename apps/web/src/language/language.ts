/** The language that people read; numbers, dates and plurals go by it. */
export const language = 'en'
