import type { DescribedRepair, UnplannedStop } from '../../src/domain/optimisation'
import { repairNeeds, type VehicleInfeasibility } from '../../src/domain/problem'
import { textOrNumber } from '../../src/domain/parse'
import {
  numberCodec,
  enumCodec,
  idCodec,
  listCodec,
  optionalField,
  requiredField,
  record,
  valueCodec,
  textCodec,
} from '../codec'
import { moveCodec } from '../move/move-codec'

const rules = ['hours', 'window', 'capacity', 'not allowed', 'pinned elsewhere', 'no road', 'break'] as const
const sentenceCodec = (example: string) => valueCodec(textOrNumber(), { type: 'string' }, example)

const vehicleReasonCodec = record<VehicleInfeasibility>('WhyNot', {
  vehicle: requiredField('vehicle', textCodec('2026-11-23 drv_92ab', 500)),
  rule: requiredField('rule', enumCodec(rules, 'hours')),
  by: optionalField('by', numberCodec({ min: 0 }, 1_200)),
  words: requiredField('words', sentenceCodec('too far for the hours by 20 minutes')),
})

const repairCodec = record<DescribedRepair>('Repair', {
  words: requiredField('words', sentenceCodec('Noor Smit on Ma 23-11: home 20 minutes later')),
  extraMetres: requiredField('extra_m', numberCodec({}, 8_400)),
  extraSeconds: requiredField('extra_s', numberCodec({}, 1_320)),
  moves: optionalField('moves', listCodec(moveCodec)),
  needs: optionalField('needs', listCodec(enumCodec(repairNeeds, 'hours'))),
  driverId: optionalField('driver_id', idCodec('drv_92ab')),
})

export const unplannedStopCodec = record<UnplannedStop>('Unplanned', {
  stop: requiredField('stop_id', textCodec('stp_8k2f', 500)),
  reasons: requiredField('reasons', listCodec(vehicleReasonCodec)),
  repairs: requiredField('repairs', listCodec(repairCodec)),
})
