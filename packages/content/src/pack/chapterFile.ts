/**
 * What a chapter's file is called in a pack's folders: the book in lower
 * case with dashes, then the chapter with two digits, `1-peter-02.json`.
 */
export function chapterFile({ book, chapter }: { book: string; chapter: number }): string {
  return `${book.toLowerCase().replaceAll(' ', '-')}-${String(chapter).padStart(2, '0')}.json`
}
