import type { JobRecord } from '../record-types'
import type { AuditAction } from '../../../src/domain/audit'
import type { UserRole } from '../../../src/domain/user'
import type { KeyRecord } from '../records'

/** The tables after the newest migration. JSON is stored as text, and a time as ISO text. */
export type Tables = {
  /** which user belongs to which organisation */
  readonly directory: {
    readonly kind: 'user' | 'organisation'
    readonly name: string
    readonly organisation: string
    /** of a user: the name as it is compared; null of one of two names that were alike in case before this column */
    readonly folded: string | null
  }
  readonly organisations: {
    readonly organisation: string
    readonly name: string
    readonly lat: number
    readonly lng: number
    readonly created_at: string
  }
  readonly users: {
    readonly organisation: string
    readonly id: string
    readonly username: string
    /** empty until an invited user chooses a password */
    readonly password_hash: string
    readonly created_at: string
    readonly role: UserRole
    readonly disabled_at: string | null
  }
  readonly keys: {
    readonly organisation: string
    readonly hash: string
    readonly user_id: string
    readonly ends_at: string
    readonly kind: KeyRecord['kind']
    readonly name: string
    /** unknown of a key from before these columns */
    readonly made_at: string | null
    readonly last_used_at: string | null
    readonly address: string | null
  }
  readonly carriers: {
    readonly organisation: string
    readonly id: number
    readonly display_name: string
    readonly is_removed: 0 | 1
  }
  readonly drivers: {
    readonly organisation: string
    readonly id: string
    readonly version: number
    readonly created_at: string
    readonly removed_at: string | null
    readonly driver: string
  }
  readonly projects: {
    readonly organisation: string
    readonly id: string
    readonly name: string
    readonly created_at: string
    readonly created_by: string
    readonly version: number
    readonly stops: number
    readonly routes: number
    readonly activities: number
    readonly extra: string
  }
  readonly routes: {
    readonly organisation: string
    readonly project: string
    readonly route_index: number
    readonly route: string
  }
  readonly stops: {
    readonly organisation: string
    readonly project: string
    readonly id: string
    /** the stops of a project are sorted by it; the number has no other meaning */
    readonly place: number
    readonly facts: string
  }
  readonly changes: {
    readonly organisation: string
    readonly project: string
    readonly id: string
    /** the version of the project when the change was first made */
    readonly made_version: number
    /** the version of the project when the change was last applied */
    readonly version: number
    readonly undone_version: number | null
    readonly made_by: string
    readonly made_at: string
    /** the description of the change, or of its undo or redo */
    readonly words: string
    /** the keys of the items that the change affects, as JSON */
    readonly touched: string
    /** the change in the form in which it is sent, compressed where that pays */
    readonly change: string
  }
  /** one row for each undo and redo; an undo or redo was called a turn when the table was made */
  readonly turns: {
    readonly organisation: string
    readonly project: string
    readonly version: number
    readonly change_id: string
    readonly made_by: string
    readonly made_at: string
    /** the description of the change, or of its undo or redo */
    readonly words: string
  }
  readonly jobs: {
    readonly organisation: string
    readonly id: string
    readonly project: string | null
    readonly kind: JobRecord['kind']
    readonly state: JobRecord['state']
    readonly revision: number
    /** the request, as JSON */
    readonly ask: string
    readonly progress: number
    /** the figures of the best plan so far, and whether the result was accepted, as JSON */
    readonly best: string | null
    readonly message: string | null
    readonly result: string | null
    readonly created_at: string
    readonly started_at: string | null
    readonly finished_at: string | null
    readonly attempts: number
  }
  readonly corrections: {
    readonly organisation: string
    readonly address_key: string
    readonly change_id: string
    readonly project: string
    readonly is_undone: 0 | 1
    readonly made_by: string
    readonly made_at: string
    readonly written_street: string | null
    readonly written_city: string | null
    readonly zip: string
    readonly house_number: string
    readonly house_number_suffix: string | null
    readonly street: string | null
    readonly city: string | null
    readonly lat: number | null
    readonly lng: number | null
    readonly forgotten_at: string | null
  }
  /** failed log-ins, by the name or address of the sender */
  readonly attempts: {
    readonly organisation: string
    readonly sender: string
    readonly failures: number
    readonly last_at: string
    readonly forgotten_at: string
  }
  readonly audit: {
    readonly organisation: string
    readonly id: string
    readonly at: string
    readonly action: AuditAction
    readonly username: string | null
    /** the username as it is compared */
    readonly folded: string | null
    readonly address: string | null
    readonly subject: string | null
    readonly subject_id: string | null
    readonly detail: string | null
    readonly count: number
  }
  /** answers that are stored under an Idempotency-Key */
  readonly answers: {
    readonly organisation: string
    readonly answer_key: string
    readonly kept_at: string
    readonly request: string
    readonly status: number
    readonly headers: string
    readonly body: string
  }
}
