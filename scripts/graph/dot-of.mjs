/** @import { Arrow, ImportGraph, ModuleNode } from './imports-between.mjs' */

/** @type {Readonly<Record<string, string>>} */
const colours = {
  'src/domain': '#2f7d4f',
  'src/application': '#2b6cb0',
  'src/adapters': '#9a5b13',
  'src/ui': '#8b3a8f',
  contract: '#b03a48',
  optimiser: '#4a5568',
  server: '#0f766e',
}

/** @type {(layer: string) => string} */
const layerColourOf = (layer) => colours[layer] ?? '#4a5568'

/** Pairs of upper and lower layers: a layer is drawn above those it may import. */
const layerOrder = [
  ['src/ui', 'src/application'],
  ['src/adapters', 'src/application'],
  ['src/application', 'src/domain'],
  ['server', 'contract'],
  ['server', 'optimiser'],
  ['contract', 'src/domain'],
]

/** @type {(importGraph: ImportGraph) => string} Graphviz text: a cluster for each layer, a box for each module. */
export const dotOf = ({ modules, arrows }) => {
  const layers = [...new Set(modules.map(({ layer }) => layer))]
  const layerByModule = new Map(modules.map(({ module, layer }) => [module, layer]))
  return [
    'digraph imports {',
    '  graph [rankdir=TB, ranksep=0.6, nodesep=0.3, fontname="sans-serif", fontsize=16, pad=0.4, newrank=true]',
    '  node [shape=box, style="rounded,filled", fillcolor=white, fontname="sans-serif", fontsize=13, margin="0.18,0.08"]',
    '  edge [fontname="sans-serif", fontsize=9, arrowsize=0.6]',
    ...layers.map((layer) => cluster(layer, modules)),
    ...layerOrder.flatMap(([upperModules, lowerModules]) =>
      layerConstraints(inLayer(modules, upperModules), inLayer(modules, lowerModules)),
    ),
    ...arrows.map((arrow) => edge(arrow, layerColourOf(layerByModule.get(arrow.from) ?? ''))),
    '}',
  ].join('\n')
}

/** @type {(layer: string, modules: ReadonlyArray<ModuleNode>) => string} */
const cluster = (layer, modules) =>
  [
    `  subgraph "cluster ${layer}" {`,
    `    graph [label="${layer}", style="rounded,filled", fillcolor="${layerColourOf(layer)}18", color="${layerColourOf(layer)}", fontcolor="${layerColourOf(layer)}"]`,
    ...inLayer(modules, layer).map(node),
    '  }',
  ].join('\n')

/** @type {(module: ModuleNode) => string} */
const node = ({ module, layer, files }) => {
  const name = module === layer ? module : module.slice(layer.length + 1)
  return `    "${module}" [label="${name}\\n${files} ${files === 1 ? 'file' : 'files'}", color="${layerColourOf(layer)}"]`
}

/** @type {(arrow: Arrow, colour: string) => string} The more imports, the heavier the line. */
const edge = ({ from, to, imports }, colour) => {
  const width = (0.6 + Math.log2(imports) * 0.5).toFixed(1)
  return `  "${from}" -> "${to}" [label="${imports}", penwidth=${width}, color="${colour}", fontcolor="${colour}"]`
}

/** @type {(modules: ReadonlyArray<ModuleNode>, layer: string | undefined) => ReadonlyArray<ModuleNode>} */
const inLayer = (modules, layer) => modules.filter((module) => module.layer === layer)

/** @type {(upperModules: ReadonlyArray<ModuleNode>, lowerModules: ReadonlyArray<ModuleNode>) => ReadonlyArray<string>} */
const layerConstraints = (upperModules, lowerModules) =>
  upperModules.flatMap((upperModule) =>
    lowerModules.map((lowerModule) => `  "${upperModule.module}" -> "${lowerModule.module}" [style=invis, weight=0]`),
  )
