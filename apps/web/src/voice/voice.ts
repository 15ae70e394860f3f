/**
 * The device's own voice in English, undefined where it has none: what is read
 * aloud then goes to nobody else's server. Voices may come late, so it is
 * looked for each time.
 */
function localVoice(): SpeechSynthesisVoice | undefined {
  if (!('speechSynthesis' in globalThis)) return undefined
  const voices = speechSynthesis.getVoices().filter(({ localService, lang }) => localService && /^en\b/i.test(lang))
  return voices.find(({ default: isDefault }) => isDefault) ?? voices[0]
}

export function hasVoice(): boolean {
  return localVoice() !== undefined
}

/** Reads a text aloud, sentence by sentence, and ends what was being read; does nothing where there is no voice. */
export function readAloud(text: string, rate: number): void {
  const voice = localVoice()
  if (voice === undefined) return
  speechSynthesis.cancel()
  for (const sentence of text.split(/(?<=[.?!”])\s+/)) {
    const said = new SpeechSynthesisUtterance(sentence)
    said.voice = voice
    said.rate = rate
    speechSynthesis.speak(said)
  }
}

export function stopReading(): void {
  if ('speechSynthesis' in globalThis) speechSynthesis.cancel()
}
