import type { Law } from '../kit/law'
import { areaLaws } from './map-areas'
import { changesLaws } from './map-changes'
import { editLaws } from './map-edits'
import { markerLaws } from './map-markers'
import { messageLaws } from './map-messages'
import { mapContentLaws } from './map-content'
import { mapParsingLaws } from './map-parsing'

export const mapLaws: ReadonlyArray<Law> = [
  ...messageLaws,
  ...mapParsingLaws,
  ...mapContentLaws,
  ...markerLaws,
  ...changesLaws,
  ...editLaws,
  ...areaLaws,
]
