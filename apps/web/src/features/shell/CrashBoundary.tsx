import { Component, type ReactNode } from 'react'

import { ErrorState } from '../../ui/ErrorState.tsx'
import { reloadAfterUpgrade } from './reloadAfterUpgrade.ts'

type Props = { title: string; className?: string; children: ReactNode }

/**
 * Catches what is thrown below it, a part that could not be fetched too;
 * loads the page again after an upgrade, else offers to, or to forget
 * what it may have stumbled over. `className` is for what is shown then.
 */
export class CrashBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch() {
    void reloadAfterUpgrade()
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return (
      <div className={this.props.className}>
        <ErrorState title={this.props.title} onRetry={() => location.reload()} onStartAfresh={startAfresh}>
          A part of it did not arrive, or something in it broke. Please check your connection and try again. If that
          doesn’t help, start afresh: this browser forgets what you were in the middle of, and keeps what waits to be
          saved.
        </ErrorState>
      </div>
    )
  }
}

/** What the browser stumbles over may be what is kept, so what forgets it is fetched only when it is wanted. */
async function startAfresh(): Promise<void> {
  const { startAfresh: start } = await import('../../saving/startAfresh.ts')
  await start()
}
