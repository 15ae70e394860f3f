/** `make`, done once for each object: for what is read of a question, which stays as it is, however many answer it. */
export function oncePer<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, { value: Value }>()
  return (key) => {
    const found = known.get(key)
    if (found !== undefined) return found.value
    const value = make(key)
    known.set(key, { value })
    return value
  }
}
