import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

import { parse, parseAllDocuments } from 'yaml'
import { z } from 'zod'

/** One object of Kubernetes, as much of it as is needed to find it. */
export const Manifest = z.looseObject({
  apiVersion: z.string(),
  kind: z.string(),
  metadata: z.looseObject({ name: z.string(), labels: z.record(z.string(), z.string()).optional() }),
})
export type Manifest = z.infer<typeof Manifest>

/** What our kustomizations use of kustomize, and nothing else: a field that this reader doesn't know is refused. */
const Kustomization = z.strictObject({
  apiVersion: z.literal('kustomize.config.k8s.io/v1beta1'),
  kind: z.literal('Kustomization'),
  namespace: z.string().optional(),
  resources: z.array(z.string()),
  images: z.array(z.strictObject({ name: z.string(), newName: z.string(), newTag: z.string() })).default([]),
  labels: z
    .array(z.strictObject({ pairs: z.record(z.string(), z.string()), includeTemplates: z.literal(true) }))
    .default([]),
  configMapGenerator: z
    .array(z.strictObject({ name: z.string(), behavior: z.literal('merge').optional(), literals: z.array(z.string()) }))
    .default([]),
})

type Template = { metadata?: { labels?: Record<string, string> } }
type Templated = {
  spec?: { template?: Template; jobTemplate?: Template & { spec?: { template?: Template } } }
}

/** The objects that a folder's kustomization makes; generated names keep no hash. Throws where it can't be read. */
export function readManifests(folder: string): Manifest[] {
  const kustomization = Kustomization.parse(parse(readFileSync(join(folder, 'kustomization.yaml'), 'utf8')))
  const manifests = kustomization.resources.flatMap((name) => readResource(join(folder, name)))
  for (const { name, behavior, literals } of kustomization.configMapGenerator) {
    const data = Object.fromEntries(literals.map(splitLiteral))
    const known = manifests.find((manifest) => manifest.kind === 'ConfigMap' && manifest.metadata.name === name)
    if ((known !== undefined) !== (behavior === 'merge')) throw new Error(`ConfigMap ${name}: merge what is there`)
    if (known === undefined) manifests.push({ apiVersion: 'v1', kind: 'ConfigMap', metadata: { name }, data })
    else known['data'] = { ...(known['data'] as object), ...data }
  }
  for (const manifest of manifests) {
    const { metadata } = manifest
    if (kustomization.namespace !== undefined) metadata['namespace'] = kustomization.namespace
    for (const { pairs } of kustomization.labels) {
      metadata.labels = { ...metadata.labels, ...pairs }
      for (const template of templatesOf(manifest))
        template.metadata = { ...template.metadata, labels: { ...template.metadata?.labels, ...pairs } }
    }
  }
  const renamed = new Map(kustomization.images.map(({ name, newName, newTag }) => [name, `${newName}:${newTag}`]))
  return manifests.map((manifest) => renameImages(manifest, renamed))
}

/** What an object makes others of: pods, and a CronJob jobs and their pods. */
function templatesOf(manifest: Manifest): Template[] {
  const { template, jobTemplate } = (manifest as Templated).spec ?? {}
  return [template, jobTemplate, jobTemplate?.spec?.template].filter((one) => one !== undefined)
}

function readResource(path: string): Manifest[] {
  if (statSync(path).isDirectory()) return readManifests(path)
  return parseAllDocuments(readFileSync(path, 'utf8')).map((document) => {
    if (document.errors[0] !== undefined) throw new Error(`${path}: ${document.errors[0].message}`)
    return Manifest.parse(document.toJS())
  })
}

function splitLiteral(literal: string): [string, string] {
  const at = literal.indexOf('=')
  if (at < 1) throw new Error(`${literal} is no NAME=VALUE`)
  return [literal.slice(0, at), literal.slice(at + 1)]
}

function renameImages(manifest: Manifest, renamed: ReadonlyMap<string, string>): Manifest {
  const text = JSON.stringify(manifest, (key, value: unknown) =>
    key === 'image' && typeof value === 'string' ? (renamed.get(value) ?? value) : value,
  )
  return Manifest.parse(JSON.parse(text))
}
