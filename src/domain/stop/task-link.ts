import type { Stop } from './stop'

/** The stop's page in the back-office, by a template that holds `{stopId}`, `{externalTaskId}` or both. */
export const taskLink = (
  template: string,
  { id, groupedExternalTaskIds }: Pick<Stop, 'id' | 'groupedExternalTaskIds'>,
): string =>
  template
    .replaceAll('{stopId}', () => encodeForUrl(id))
    .replaceAll('{externalTaskId}', () => encodeForUrl(groupedExternalTaskIds[0] ?? id))

/** Half a character cannot be written in an address. */
const encodeForUrl = (text: string): string => encodeURIComponent(text.toWellFormed())
