import { StartRefusal } from './startRefusal.ts'

const faults: Record<string, string> = {
  EROFS: 'the disk is read-only',
  EACCES: 'this user may not',
  EPERM: 'this user may not',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
  ENOTDIR: 'a part of that path is no folder',
  EEXIST: 'something else is there',
  EIO: 'the disk has a fault',
}

/** Why a start failed, as one sentence for whoever runs it. */
export function tellStartFault(error: unknown): string {
  if (error instanceof StartRefusal) return error.message
  const { code = '', path, message } = error as NodeJS.ErrnoException
  const fault = faults[code]
  if (fault !== undefined && path !== undefined)
    return `Seraph could not write ${path}: ${fault}. SERAPH_DATA_DIR names another folder for its data.`
  return `Seraph could not start: ${message}`
}
