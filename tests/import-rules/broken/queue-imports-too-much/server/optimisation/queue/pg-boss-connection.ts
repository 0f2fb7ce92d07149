import { Client } from 'pg'
import PgBoss from 'pg-boss'
import PDFDocument from 'pdfkit' // refused
import type { Kysely } from 'kysely' // refused
import { loadProject } from '../../project'
import { writeReport } from '../../report' // refused

export const openPgBoss = (db: Kysely<object>) => [Client, PgBoss, PDFDocument, loadProject, writeReport, db]
