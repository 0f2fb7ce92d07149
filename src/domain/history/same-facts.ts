import type { Stop } from '../stop'

/**
 * Whether every fact of two stops is the same object, as it is where a stop was only moved. Facts that say the same in two
 * objects count as different here.
 * Field by field, since every move asks it of every stop of two routes.
 */
export const hasSameFacts = (one: Stop, other: Stop): boolean =>
  one.id === other.id &&
  one.shortId === other.shortId &&
  one.createdAt === other.createdAt &&
  one.type === other.type &&
  one.priority === other.priority &&
  one.customerName === other.customerName &&
  one.contactName === other.contactName &&
  one.zip === other.zip &&
  one.houseNumber === other.houseNumber &&
  one.houseNumberSuffix === other.houseNumberSuffix &&
  one.street === other.street &&
  one.city === other.city &&
  one.addressSummary === other.addressSummary &&
  one.coordinates === other.coordinates &&
  one.requestedDay === other.requestedDay &&
  one.timeSlotEarliest === other.timeSlotEarliest &&
  one.timeSlotLatest === other.timeSlotLatest &&
  one.duration === other.duration &&
  one.demand === other.demand &&
  one.productDescription === other.productDescription &&
  one.notes === other.notes &&
  one.groupedExternalTaskIds === other.groupedExternalTaskIds &&
  one.optimizedIndex === other.optimizedIndex &&
  one.isVisible === other.isVisible &&
  one.flags === other.flags &&
  one.extra === other.extra
