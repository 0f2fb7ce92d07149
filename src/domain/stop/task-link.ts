import type { StopFacts } from './stop'

/** The stop's page in the back office; the template contains `{stopId}`, `{externalTaskId}` or both. */
export const taskLink = (
  template: string,
  { id, groupedExternalTaskIds }: Pick<StopFacts, 'id' | 'groupedExternalTaskIds'>,
): string =>
  template
    .replaceAll('{stopId}', () => encodeForUrl(id))
    .replaceAll('{externalTaskId}', () => encodeForUrl(groupedExternalTaskIds[0] ?? id))

/** A lone surrogate cannot be encoded in a URL. */
const encodeForUrl = (text: string): string => encodeURIComponent(text.toWellFormed())
