import { isDutchZip } from '../address'
import type { ImportTexts } from './import-field'

/** The parts of an address that stand in one cell; what is not found there is absent. */
export type AddressTexts = Pick<ImportTexts, 'street' | 'houseNumber' | 'houseNumberSuffix' | 'zip' | 'city'>

const numberPattern = /^(\d{1,5})(?:\s*[-/.]?\s*([a-z\d&+].{0,19}))?$/i

/** `12-a`, `12 A`, `12 bis` */
export const readHouseNumber = (text: string): AddressTexts | undefined => {
  const [, houseNumber, suffix] = numberPattern.exec(text.trim()) ?? []
  if (houseNumber === undefined) return undefined
  return suffix === undefined ? { houseNumber } : { houseNumber, houseNumberSuffix: suffix.trim() }
}

/** A year belongs to the name of the street where a number follows: Plein 1940-1945 12. */
const yearInStreet = /^(.*\s1[5-9]\d\d(?:-1[5-9]\d\d)?)[\s,]+(\d.*)$/
const streetPattern =
  /^(.*[^\d\s,])[\s,]+(\d{1,5}(?:\s*[-/]?\s*(?:[a-z]{1,4}(?:[ -]?\w{1,4})?|\d{1,4}(?:\s?[a-z]{1,4})?))?)$/i

/** A house number followed by a unit (`12 bus 3`) or by another number (`7 en 9`). */
const numberWithUnit =
  /^(.*?[^\d\s,])[\s,]+(\d{1,5}[a-z]?,?\s*(?:en|t\/m|t\.m\.|tot|&|\+|bus|bte|box|unit|app?\.?|apt\.?|appartement|kamer|hal|loods|dock|deur|poort|gebouw)\s*\w{1,6})$/i

const streetPatterns = [yearInStreet, numberWithUnit, streetPattern]

/** `Dorpsstraat 120`, `Biltstraat 101 A`, `Plein 1940-1945 12`, `Meir 12 bus 3` */
export const readStreetAndNumber = (text: string): AddressTexts | undefined => {
  const [, street, number = ''] =
    streetPatterns.map((pattern) => pattern.exec(text.trim())).find((match) => match !== null) ?? []
  const houseNumber = readHouseNumber(number)
  return street === undefined || houseNumber === undefined ? undefined : { street: street.trim(), ...houseNumber }
}

const zipPattern = /(^|[\s,;(])(?:nl[ -]?)?([1-9]\d{3}\s?[a-z]{2})(?=$|[\s,;)])/gi

/**
 * An address, or a part of one with its zip: `3511AB 12-a`, `3511 AB Utrecht`, `Dorpsstraat 12, 3811 WS Amersfoort` or
 * `Dorpsstraat 12, Amersfoort`.
 */
export const readAddress = (text: string): AddressTexts | undefined => {
  const line = text
    .replace(/\s*[\n;]\s*/g, ', ')
    .replace(countryPattern, '')
    .trim()
  const zips = [...line.matchAll(zipPattern)].filter(([, , zip = '']) => isDutchZip(zip))
  const match = zips.at(-1)
  if (match === undefined) return addressWithoutZip(line)
  const [whole, , zip = ''] = match
  const before = withoutSeparators(line.slice(0, match.index))
  const behind = withoutSeparators(line.slice(match.index + whole.length))
  const numberBehind = readHouseNumber(behind)
  if (numberBehind !== undefined && before === '') return { zip, ...numberBehind }
  const parts = before === '' ? {} : (readStreetAndNumber(before) ?? readHouseNumber(before))
  if (parts === undefined) return undefined
  return behind === '' ? { ...parts, zip } : { ...parts, zip, city: behind }
}

const countryPattern = /[\s,]+(?:nederland|the netherlands|netherlands|nl)\.?$/i

const addressWithoutZip = (line: string): AddressTexts | undefined => {
  const comma = line.lastIndexOf(',')
  const [street, city] = comma < 0 ? [line, ''] : [line.slice(0, comma), line.slice(comma + 1).trim()]
  const parts = readStreetAndNumber(street)
  return parts === undefined || city === '' || /\d/.test(city) ? readStreetAndNumber(line) : { ...parts, city }
}

/** Without the spaces, commas and brackets around a text. */
const withoutSeparators = (text: string): string => text.replace(/^[\s,()-]+|[\s,(-]+$/g, '')

/** `3511 AB Utrecht`, and `B-2000 Antwerpen` or `47533 Kleve` of the neighbours. */
export const readZipAndCity = (text: string): AddressTexts => {
  const address = readAddress(text)
  if (address?.zip !== undefined) return address
  const [, zip = text, city] =
    /^((?:[a-z]{1,2}[- ]?)?\d{4,5}) +([a-zà-ÿ'’(-]{3}.*)$/i.exec(text.replace(/\s+/g, ' ').trim()) ?? []
  return city === undefined ? { zip: text } : { zip, city }
}

/** `3511AB 12-a`. A zip that is mistyped stays a zip, so that it can be fixed. */
export const readZipAndNumber = (text: string): AddressTexts => {
  const address = readAddress(text)
  if (address?.zip !== undefined) return address
  const [, zip = text, number = ''] = /^(\S.*?)[\s,]+(\d.*)$/.exec(text.trim()) ?? []
  const houseNumber = readHouseNumber(number)
  return houseNumber === undefined ? { zip: text } : { zip, ...houseNumber }
}
