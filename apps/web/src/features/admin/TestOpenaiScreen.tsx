import { AdminGate } from './AdminGate.tsx'
import { FeedbackForm } from './FeedbackForm.tsx'

/** Where the admin tries the configured model (document 2, §2; ruling 41). */
export function TestOpenaiScreen() {
  return (
    <AdminGate title="AI Feedback Test">
      <p className="lead">Send a text to the configured model and see what it says.</p>
      <FeedbackForm />
    </AdminGate>
  )
}
