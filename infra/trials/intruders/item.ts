/** A test that shows an intruder refused: its file, from the root, and what its title begins with (the title's text in the source). */
export type Shown = { file: string; title: string }

/** An intruder, in whose name something is tried, and the tests that show that it is refused. */
export type Item = { area: string; item: string; shownBy: readonly Shown[] }
