import { spawn } from 'node:child_process'
import { build } from 'vite'
import { openServer } from '../server/open-server.ts' // refused
import { aPort } from '../tests/kit/a-port.ts' // refused

export const used = [spawn, build, openServer, aPort]
