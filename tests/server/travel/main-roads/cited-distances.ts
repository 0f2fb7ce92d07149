import type { Coordinates } from '../../../../src/domain/address'

/** A town that the shipped map names, or a place with its coordinates. */
export type Place = string | (Coordinates & { readonly name: string })

/** The kilometres of a way by road as a published page gives them. */
export type CitedDistance = {
  readonly from: Place
  readonly to: Place
  /** Where the page says that the way leads through a place that need not lie on the quickest way. */
  readonly via?: ReadonlyArray<Place>
  readonly kilometres: number
  /** Whether the way crosses a lake or an arm of the sea. */
  readonly isAcrossWater: boolean
  readonly source: string
}

const denOever = { name: 'Den Oever', lat: 52.933, lng: 5.03 }
const voorhout = { name: 'Voorhout', lat: 52.222, lng: 4.486 }
const borssele = { name: 'Borssele', lat: 51.4141, lng: 3.7559 }
const hulshorst = { name: 'Hulshorst', lat: 52.383, lng: 5.713 }

const hulshorstPage = 'https://www.holland-und-meer.de/umgebung/'

/** All that were found and are plainly by road; none was left out for what the main roads say. */
export const citedDistances: ReadonlyArray<CitedDistance> = [
  {
    from: 'Rotterdam',
    to: 'Middelburg',
    kilometres: 102,
    isAcrossWater: true,
    source: 'http://banjer37msclub.tripod.com/comingmiddleburg_m.htm',
  },
  {
    from: 'Amsterdam',
    to: 'Leeuwarden',
    kilometres: 137,
    isAcrossWater: true,
    source: 'https://www.frommers.com/destinations/northern-dutch-provinces/regions-in-brief/leeuwarden',
  },
  {
    from: 'Amsterdam',
    to: 'Groningen',
    kilometres: 180,
    isAcrossWater: true,
    source: 'https://slidingtiles.com/de/tags/groningen',
  },
  {
    from: 'Amsterdam',
    to: 'Almere',
    kilometres: 35,
    isAcrossWater: true,
    source: 'https://campanda.de/magazin/wohnmobilreise-rund-ums-ijsselmeer',
  },
  {
    from: voorhout,
    to: 'Zierikzee',
    kilometres: 116,
    isAcrossWater: true,
    source: 'https://digitalcarnage.myqnapcloud.com:8081/WordPress/what-a-place/',
  },
  {
    from: { name: 'Ellewoutsdijk', lat: 51.388, lng: 3.816 },
    to: voorhout,
    kilometres: 142,
    isAcrossWater: true,
    source: 'https://digitalcarnage.myqnapcloud.com:8081/WordPress/all-the-colour-in-the-world-right-here/',
  },
  {
    from: { name: 'Vijfhuizen', lat: 52.351, lng: 4.676 },
    to: 'Groningen',
    via: [denOever],
    kilometres: 241,
    isAcrossWater: true,
    source: 'http://www.alanoatey.com/getting-miles-in-to-groningen/',
  },
  {
    from: { name: 'Julianadorp', lat: 52.885, lng: 4.737 },
    to: 'Vlissingen',
    kilometres: 250,
    isAcrossWater: true,
    source: 'https://travellingrainer.com/2019/08/24/vlissingen/',
  },
  {
    from: { name: 'Colijnsplaat', lat: 51.6, lng: 3.848 },
    to: { name: 'Veere', lat: 51.548, lng: 3.667 },
    kilometres: 18,
    isAcrossWater: true,
    source: 'https://reisen.die-kaisers.de/category/colijnsplaat-zeeland-niederlande-2024',
  },
  {
    from: { name: 'Groede', lat: 51.3962, lng: 3.4888 },
    to: borssele,
    kilometres: 60,
    isAcrossWater: true,
    source: 'http://www.elsa-on-tour.de/2020/nach-walcheren/',
  },
  {
    from: 'Hoorn',
    to: 'Lemmer',
    via: ['Enkhuizen', denOever],
    kilometres: 153,
    isAcrossWater: true,
    source: 'https://we-travel.at/around-netherlands-hoorn-enkhuizen/',
  },
  {
    from: borssele,
    to: { name: 'Westkapelle', lat: 51.5469, lng: 3.4497 },
    kilometres: 50,
    isAcrossWater: false,
    source: 'http://www.elsa-on-tour.de/2020/nach-walcheren/',
  },
  {
    from: 'Amsterdam',
    to: 'Rotterdam',
    kilometres: 80,
    isAcrossWater: false,
    source: 'https://traveltweaks.com/reaching-the-destination-distance-between-amsterdam-and-rotterdam-48370/',
  },
  {
    from: 'Rotterdam',
    to: 'Den Haag',
    kilometres: 24,
    isAcrossWater: false,
    source: 'http://michelemoricci.com/en/the-netherlands-the-hague/',
  },
  {
    from: { name: 'Delfgauw', lat: 52.008, lng: 4.388 },
    to: 'Rotterdam',
    kilometres: 16,
    isAcrossWater: false,
    source: 'https://reisekatja.de/Netherlands/Holland_2018_EN.htm',
  },
  {
    from: { name: 'Kinderdijk', lat: 51.884, lng: 4.636 },
    to: 'Gouda',
    kilometres: 40,
    isAcrossWater: false,
    source: 'https://www.elmundoporalfombra.com/2017/09/holanda-belgica-y-luxemburgo-parte-3.html',
  },
  {
    from: 'Enkhuizen',
    to: 'Den Helder',
    kilometres: 55,
    isAcrossWater: false,
    source: 'http://michaelandpamstravels.com/?p=6896',
  },
  {
    from: 'Den Helder',
    to: 'Hoorn',
    kilometres: 60,
    isAcrossWater: false,
    source: 'https://twoblueducks.blog/2016/07/23/july-12th-18th-the-last-week-of-our-tour/',
  },
  {
    from: 'Hoorn',
    to: 'Volendam',
    kilometres: 25,
    isAcrossWater: false,
    source: 'http://flairchen.de/wohnmobil-holland-friesland-ijsselmeer/volendam-markum-erdam.php',
  },
  {
    from: 'Lemmer',
    to: 'Harlingen',
    kilometres: 67,
    isAcrossWater: false,
    source: 'https://jimmy2.ch/worldpress/2021/08/01/lemmer-nl-harlingen-nl',
  },
  {
    from: 'Lemmer',
    to: 'Urk',
    kilometres: 40,
    isAcrossWater: false,
    source: 'https://michaelzinke.lima-city.de/reiseberichte/fr%FChjahr2016/030216.htm',
  },
  {
    from: 'Apeldoorn',
    to: { name: 'Giethoorn', lat: 52.722, lng: 6.079 },
    kilometres: 122,
    isAcrossWater: false,
    source:
      'https://cdn.vacanzelandia.com/menu-82745/diario-di-viaggio-in-camper-olanda-con-tappe-in-germania-estate-2021/page3',
  },
  {
    from: { name: 'Bad Nieuweschans', lat: 53.183, lng: 7.207 },
    to: 'Groningen',
    kilometres: 50,
    isAcrossWater: false,
    source: 'https://balades-campingcar.com/etapes/hollande-2010/',
  },
  { from: hulshorst, to: 'Kampen', kilometres: 40, isAcrossWater: false, source: hulshorstPage },
  { from: hulshorst, to: 'Zwolle', kilometres: 35, isAcrossWater: false, source: hulshorstPage },
  { from: hulshorst, to: 'Amsterdam', kilometres: 70, isAcrossWater: false, source: hulshorstPage },
  { from: hulshorst, to: 'Utrecht', kilometres: 65, isAcrossWater: false, source: hulshorstPage },
]
