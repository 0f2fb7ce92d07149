import { spellings } from '../stop'
import { columnMeanings, importFields, meaningLabels, type ColumnMeaning } from './import-field'

/** What a name says about its column. `isUncertain` where offices use the word for several things. */
export type NamedMeaning = { readonly meaning: ColumnMeaning | undefined; readonly isUncertain: boolean }

const dutchAndEnglishNames: ReadonlyArray<readonly [ColumnMeaning, string]> = [
  [
    'customerName',
    'klant, klantnaam, naam klant, naam, bedrijf, naam bedrijf, bedrijfsnaam, bedrijfnaam, debiteur, debiteurnaam, relatie, relatienaam, ontvanger, naam ontvanger, ontvanger naam, geadresseerde, afnemer, naam afnemer, afnemer naam, afleveradres naam, customer, customer name, client, client name, name, company, company name, recipient, consignee, account, account name, deliver to, ship to name',
  ],
  [
    'contactName',
    'contact, contactpersoon, contact naam, contactnaam, aanspreekpunt, ter attentie van, tav, t.a.v., contact name, contact person, attention, attn',
  ],
  [
    'phone',
    'tel, telefoon, telefoonnummer, telnr, tel.nr, telefoonnr, mobiel, mobiele nummer, mobiel nummer, mobiel nr, gsm, 06-nummer, 06 nummer, phone, phone number, telephone, telephone number, mobile, mobile number, cell, contact telefoon',
  ],
  ['zip', 'pc, postcode, post code, postcode klant, zip, zip code, zipcode, postal code, postalcode, plz'],
  [
    'zipAndNumber',
    'postcode huisnummer, postcode en huisnummer, postcode + huisnummer, postcode huisnr, pc huisnr, pc + huisnr, pc+nr, pchn, postcode/huisnummer, postcode + nr, zip and house number',
  ],
  [
    'zipAndCity',
    'postcode plaats, postcode en plaats, postcode woonplaats, postcode + plaats, postcode/plaats, pc plaats, pc + plaats, zip and city, postcode en woonplaats',
  ],
  [
    'houseNumber',
    'huisnummer, huisnr, huis nr, hnr, nr, nummer, huis nummer, no, house number, house no, housenumber, house nr, number, street number',
  ],
  [
    'houseNumberWithSuffix',
    'huisnummer en toevoeging, huisnummer + toevoeging, huisnr + toev, huisnummer met toevoeging, house number and suffix',
  ],
  [
    'houseNumberSuffix',
    'toevoeging, toev, huisnummertoevoeging, huisnummer toevoeging, huisnr toevoeging, huisnr toev, huisletter, achtervoegsel, suffix, addition, house number suffix, house number addition, unit',
  ],
  ['street', 'straat, straatnaam, weg, street, street name, road'],
  [
    'streetAndNumber',
    'adres, adresregel, adres 1, adresregel 1, straat en huisnummer, straat + huisnummer, straat huisnummer, straat + nr, straat en nummer, straat nr, afleveradres, bezorgadres, afleveradres straat, address line 1, address 1, addressline1, street address, street and number, street and house number, address line',
  ],
  ['city', 'plaats, woonplaats, plaatsnaam, stad, gemeente, city, town, place, locality'],
  [
    'address',
    'volledig adres, compleet adres, heel adres, full address, address, whole address, complete address, delivery address',
  ],
  ['lat', 'lat, latitude, breedtegraad, gps lat, y coordinaat wgs84'],
  ['lng', 'lng, lon, long, longitude, lengtegraad, gps lng, gps lon'],
  [
    'latAndLng',
    'coordinaten, gps, gps coordinaten, coordinates, latlng, lat lng, lat lon, lat/lng, lat/lon, lat/long, latitude longitude, latitude and longitude, locatie gps',
  ],
  [
    'routeDay',
    'dag, datum, leverdag, leverdatum, datum levering, levering, ritdatum, rijdag, plandatum, gewenste dag, gewenste datum, gewenste leverdatum, uitvoerdatum, day, date, delivery date, delivery day, planned date, requested day, requested date, route day, service date',
  ],
  [
    'timeSlotEarliest',
    'van, vanaf, tijd van, tijd vanaf, van tijd, vanaf tijd, begin, begintijd, starttijd, begin tijdvak, tijdvak van, tijdvak begin, tijdvenster van, levertijd van, venster van, vroegste tijd, openingstijd, niet voor, from, from time, time from, earliest, earliest time, start, start time, time window start, window start, slot from, timeslot earliest, open, not before, ready time',
  ],
  [
    'timeSlotLatest',
    'tot, tot en met tijd, tijd tot, tot tijd, eind, einde, eindtijd, eind tijdvak, tijdvak tot, tijdvak einde, tijdvak eind, tijdvenster tot, levertijd tot, venster tot, laatste tijd, sluitingstijd, niet na, to, until, to time, time to, latest, latest time, end, end time, time window end, window end, slot to, timeslot latest, close, not after, due time',
  ],
  [
    'timeSlot',
    'tijdvak, van/tot, tijdslot, tijdvenster, tijdsvak, tijdblok, bezorgvenster, bezorgtijd, levertijd, venster, tijdstip, slot, time slot, timeslot, time window, timewindow, window, delivery window, delivery time, opening hours, openingstijden, dagdeel',
  ],
  [
    'duration',
    'duur, lostijd, losduur, stoptijd, stopduur, bezoektijd, bezoekduur, servicetijd, werktijd, minuten, min, tijdsduur, laad en lostijd, laad/lostijd, montagetijd, duration, service time, stop time, service duration, minutes, unload time, unloading time, handling time, visit time',
  ],
  [
    'demand',
    'aantal, aantal colli, aantal stuks, aantal pallets, aantal pakketten, aantal dozen, aantal kratten, hoeveelheid, volume, gewicht, belading, eenheden, stuks, kg, rolcontainers, pallets, demand, quantity, qty, amount, load, weight, units, size, capacity',
  ],
  [
    'type',
    'type, soort, stoptype, taaktype, soort stop, soort opdracht, opdrachtsoort, soort taak, stop type, task type, kind, job type, order type, ordersoort',
  ],
  ['priority', 'prioriteit, prio, spoed, urgentie, urgent, priority'],
  [
    'notes',
    'opmerking, opmerkingen, opm, bijzonderheden, toelichting, instructie, instructies, instructies chauffeur, notitie, notities, bezorginstructie, bericht, memo, note, notes, remark, remarks, comment, comments, instructions, delivery notes, delivery instructions, special instructions, extra info, chauffeursinstructie',
  ],
  [
    'productDescription',
    'product, producten, artikel, artikelen, omschrijving, goederen, inhoud, lading, productomschrijving, artikelomschrijving, products, product description, description, goods, items, item, articles, contents',
  ],
  [
    'groupedExternalTaskIds',
    'ordernummer, order nr, ordernr, order, orderid, bestelnummer, bestelling, referentie, ref, uw referentie, referentienummer, klantreferentie, kenmerk, zendingnummer, zendingsnummer, zending nr, zending, opdrachtnummer, opdracht, taaknummer, pakbon, pakbonnummer, id, extern id, reference, reference number, ref no, order number, order no, order id, shipment, shipment number, external id, task id, job number, job id, po number, external task ids',
  ],
]

/** Words that stand for different things in different offices. */
const uncertainNames =
  'naam, name, address, nr, nummer, number, no, levering, van, tot, from, to, start, end, begin, eind, open, close, omschrijving, description, order, id, min, min., weg, place, volume, gewicht, kg, weight, aantal, size, account, bezorgtijd, levertijd, tijdstip, unit, item, items, bericht'

const guessedNames: ReadonlyArray<readonly [ColumnMeaning, string]> = [
  ['demand', 'colli, collo, pakketten, dozen, kratten, boxes, parcels, packages, pieces'],
]

/** Columns of what a plan gives a stop, such as its driver; it is planned, not imported. */
const plannedFieldNames =
  'chauffeur, bestuurder, driver, driver name, route, rit, ritnummer, routenummer, route number, trip, voertuig, kenteken, vehicle, volgnummer, volgorde, stopnummer, sequence, stop number, status, eta, aankomsttijd, arrival'

/** The letters and digits of a name: `Post-code ` is `postcode`. */
const plainName = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')

const listOf = (names: string): ReadonlyArray<string> => names.split(', ').map(plainName)

const meaningByName: ReadonlyMap<string, NamedMeaning> = (() => {
  const uncertain = new Set(listOf(uncertainNames))
  const found = new Map<string, NamedMeaning>()
  for (const [meaning, names] of dutchAndEnglishNames)
    for (const name of listOf(names)) found.set(name, { meaning, isUncertain: uncertain.has(name) })
  for (const field of importFields)
    for (const spelling of spellings[field]) found.set(plainName(spelling), { meaning: field, isUncertain: false })
  // The words of the screens are also the names of columns in exported files.
  for (const meaning of columnMeanings) found.set(plainName(meaningLabels[meaning]), { meaning, isUncertain: false })
  found.set('requestedday', { meaning: 'routeDay', isUncertain: false })
  return found
})()

const guessedMeanings: ReadonlyMap<string, ColumnMeaning> = new Map(
  guessedNames.flatMap(([meaning, names]) => listOf(names).map((name) => [name, meaning] as const)),
)

const plannedFieldNameSet: ReadonlySet<string> = new Set(listOf(plannedFieldNames))

/** `Lostijd (min)` or `Gewicht in kg`; not `Lostijd (uur)`, whose numbers are others. */
const unitBehindName =
  /(?<=\S)\s*(?:[([]\s*(?:min|mins|minuten|minutes|kg|kilo|stuks|st|colli|optioneel|optional|verplicht|required|dd-mm-(?:jjjj|yyyy)|[jy]{4}-mm-dd|(?:hh|uu):mm)\.?\s*[)\]]|\sin (?:min|minuten|minutes|kg|kilo))\s*$/i

/** `Afleverpostcode` and `Postcode lossen` are the postcode. */
const deliveryWord =
  /^(?:aflever(?:adres|en)?|bezorg(?:adres|en)?|los(?:adres|sen)?)(?=.)|(?:aflever(?:adres|en)|bezorg(?:adres|en)|losadres|lossen)$/

export const meaningNamed = (header: string): NamedMeaning | undefined => {
  const name = plainName(header.replace(unitBehindName, ''))
  return (
    meaningByName.get(plainName(header)) ?? meaningByName.get(name) ?? meaningByName.get(name.replace(deliveryWord, ''))
  )
}

export const guessedMeaningNamed = (header: string): ColumnMeaning | undefined => guessedMeanings.get(plainName(header))

export const isNameOfPlannedField = (header: string): boolean => plannedFieldNameSet.has(plainName(header))

export const isKnownName = (header: string): boolean =>
  meaningNamed(header) !== undefined || guessedMeaningNamed(header) !== undefined || isNameOfPlannedField(header)
