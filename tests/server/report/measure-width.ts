import Pdf from 'pdfkit'
import { openTypeface, type WidthOf } from '../../../server/report/font'

/** The widths of the real font, measured in a document that is discarded. */
export const widthOf: WidthOf = openTypeface(new Pdf({ font: '', autoFirstPage: false })).widthOf
