import type { Page } from 'playwright'
import { press } from './page-steps'
import type { Scene } from './scenes'

const header = 'Klantnaam;Adres;PC;Plaats;Tijdvak;Lostijd;Colli;Soort;Opmerking;Chauffeur'

/** As an office sends it, with a few things to fix. */
const orders = [
  header,
  'Fietsenwinkel Huisman;Lindenhof 3;2801 YA;Gouda;9:30-12;12;3;Bezorgen;Achterom, 2x bellen;Youssef',
  'Slagerij Prins;Lindenhof 5;2801 YA;Gouda;ochtend;20;2;Ophalen;;Youssef',
  'Garage Verhoeven;Lindenhof 7;2801ya;Gouda;13-17 u;10;5;Bezorging!;;Sanne',
  'Apotheek Zon;Lindenhof 9;2801 YA;Gouda;9-11;12;2;Bezorging!;Pas na 10:00;Sanne',
  'Drukkerij Verhoeven;Lindenhof 11;2801 YA;Gouda;15:00-12:00;20;3;Bezorgen;;Sanne',
  'Notariskantoor Van Dijk;Lindenhof 13;2801 Y;Gouda;10-12;12;3;Bezorgen;;Youssef',
  'Kapsalon Kok;Lindenhof 17;2801 YA;Gouda;;15;3;Bezorgen;;Youssef',
  'Slagerij Prins;Lindenhof 5;2801 YA;Gouda;ochtend;20;2;Ophalen;;Youssef',
].join('\n')

/** The import keeps the file, so that it is chosen once. */
const chooseOrders = async (page: Page): Promise<void> => {
  await page.getByRole('heading', { name: 'Import stops' }).waitFor()
  await page.locator('.rr-drop, .rr-sheet').first().waitFor()
  if ((await page.locator('.rr-drop').count()) > 0)
    await page
      .getByLabel('File to import')
      .setInputFiles({ name: 'orders.csv', mimeType: 'text/csv', buffer: Buffer.from(orders) })
  await page.locator('.rr-sheet').waitFor()
}

const pathOf: Scene['pathOf'] = ({ empty }) => `/projects/${empty}/(tab:stops/import)`

/** The steps of an import; they run in this order. */
export const importScenes: ReadonlyArray<Scene> = [
  { name: 'import-source', pathOf, prepare: (page) => page.getByText('Drop a file here').waitFor() },
  { name: 'import-columns', pathOf, prepare: chooseOrders },
  {
    name: 'import-rows',
    pathOf,
    prepare: async (page) => {
      await chooseOrders(page)
      if ((await page.getByRole('button', { name: 'Next: rows' }).count()) > 0) await press(page, 'Next: rows')
      await page.getByRole('grid').waitFor()
      await page.getByText('number differs').first().waitFor()
      await page.keyboard.press('F8')
    },
  },
]
