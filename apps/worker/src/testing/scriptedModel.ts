import { afterAll } from 'vitest'

import { openScriptedModel } from './openScriptedModel.ts'
import type { ScriptedModel } from './openScriptedModel.ts'

/** A scripted model that is closed when the test file is done. */
export async function scriptedModel(): Promise<ScriptedModel> {
  const model = await openScriptedModel()
  afterAll(() => model.close())
  return model
}
