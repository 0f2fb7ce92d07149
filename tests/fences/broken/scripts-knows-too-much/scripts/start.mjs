import { spawn } from 'node:child_process'
import { build } from 'vite'
import { listen } from '../server/listen.ts' // refused
import { aPort } from '../tests/kit/a-port.ts' // refused

export const started = [spawn, build, listen, aPort]
