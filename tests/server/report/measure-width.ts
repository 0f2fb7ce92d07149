import Pdf from 'pdfkit'
import { openTypeface, type WidthOf } from '../../../server/report/font'

/** The widths of the real font, in a document that is thrown away. */
export const widthOf: WidthOf = openTypeface(new Pdf({ font: '', autoFirstPage: false })).widthOf
