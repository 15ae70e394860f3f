import { Component, type ReactNode } from 'react'

import { coachTexts } from '../../messages/coaches.ts'
import { LoadFailure } from './LoadFailure.tsx'

/** What fails while the dashboard is drawn is said in its own words (rule 137). */
export class RenderBoundary extends Component<{ children: ReactNode }, { message: string | undefined }> {
  override state = { message: undefined as string | undefined }

  static getDerivedStateFromError(error: unknown) {
    return { message: error instanceof Error ? error.message : String(error) }
  }

  override render() {
    const { message } = this.state
    return message === undefined ? this.props.children : <LoadFailure title={coachTexts.renderFailed(message)} />
  }
}
