import { html, emptyMarkup, type Markup, type MarkupValue } from './markup'

type Row = ReadonlyArray<MarkupValue>

/** A table whose first column holds the heads of the rows; nothing where there are no rows. */
export const table = (caption: string, headings: ReadonlyArray<string>, rows: ReadonlyArray<Row>): Markup =>
  rows.length === 0
    ? emptyMarkup
    : html`<table>
        <caption>
          ${caption}
        </caption>
        <thead>
          <tr>
            ${headings.map((heading) => html`<th scope="col">${heading}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${rows.map(rowOf)}
        </tbody>
      </table>`

const rowOf = ([rowHeading = '', ...cells]: Row): Markup =>
  html`<tr>
    <th scope="row">${rowHeading}</th>
    ${cells.map((cell) => html`<td>${cell}</td>`)}
  </tr> `

export const codeMarkup = (text: string): Markup => html`<code>${text}</code>`
