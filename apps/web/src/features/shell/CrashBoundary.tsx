import { Component, type ReactNode } from 'react'

import { ErrorState } from '../../ui/ErrorState.tsx'

/** Catches what a screen throws, a part that could not be fetched too, and offers to load the page again. */
export class CrashBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return (
      <ErrorState title="This screen could not be shown" onRetry={() => location.reload()}>
        A part of it did not arrive, or something in it broke. Please check your connection and load it again.
      </ErrorState>
    )
  }
}
