import { pluralise } from '../../../src/domain/text'
import type { ReportContent } from '../content'
import type { Section } from '../page'
import type { WidthOf } from '../font'
import { coverSection } from './cover-section'
import { routeSection } from './route-section'
import { unplannedSection } from './unplanned-section'

/** The parts of the report in order, each made when it is needed. */
export const sectionsOf = function* (content: ReportContent, widthOf: WidthOf): Generator<Section> {
  yield coverSection(content, widthOf)
  for (const route of content.routes) yield routeSection(route, widthOf)
  const { unplanned } = content
  if (unplanned.length > 0) yield unplannedSection(unplanned, pluralise(unplanned.length, 'stop'), widthOf)
}
