import { html, nothing, type Markup, type Piece } from './markup'

type Row = ReadonlyArray<Piece>

/** A table whose first column holds the heads of the rows; nothing where there are no rows. */
export const table = (caption: string, heads: ReadonlyArray<string>, rows: ReadonlyArray<Row>): Markup =>
  rows.length === 0
    ? nothing
    : html`<table>
        <caption>
          ${caption}
        </caption>
        <thead>
          <tr>
            ${heads.map((head) => html`<th scope="col">${head}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${rows.map(rowOf)}
        </tbody>
      </table>`

const rowOf = ([first = '', ...others]: Row): Markup =>
  html`<tr>
    <th scope="row">${first}</th>
    ${others.map((piece) => html`<td>${piece}</td>`)}
  </tr> `

export const code = (text: string): Markup => html`<code>${text}</code>`
