import { whyItFailed, type CallFailed } from '../../domain/call'
import type { Toast } from '../toast'

/** What is told when nothing came of it, so that nobody takes it for done. Of a session that ended §8 tells already. */
export const notDone = (words: string, failed: CallFailed): ReadonlyArray<Toast> => {
  if (failed.kind === 'signed-out' || failed.kind === 'called-off') return []
  return [{ words: `${words}: ${whyItFailed(failed)}` }]
}
