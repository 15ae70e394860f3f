import { Card } from '../../ui/Card.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { showNameAsLord } from '../../verses/divineNameSetting.ts'
import { useDivineName } from '../../verses/useDivineName.ts'

/**
 * God's name in verses, on this browser alone (rule 249): the edition's, or the LORD. An edition whose terms don't allow it says why it
 * can't be chosen; a season whose verses don't say the name has no such card.
 */
export function DivineNameCard() {
  const { edition, isAllowed, isAsLord } = useDivineName()
  if (edition?.saysDivineName !== true) return null
  const { name } = edition
  return (
    <Card className="mt-6">
      {isAllowed ? (
        <Checkbox
          label="Show Yahweh as the LORD in verses"
          note={`The ${name} says Yahweh; the event says the LORD. The words that are put in are underlined. Answers are marked as before. On this device only.`}
          checked={isAsLord}
          onChange={({ target }) => showNameAsLord(target.checked)}
        />
      ) : (
        <p className="text-muted text-base">
          Verses say Yahweh here. The terms of the {name} don’t allow words to be put in, so it can’t be shown as the
          LORD.
        </p>
      )}
    </Card>
  )
}
