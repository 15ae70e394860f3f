import { FSRS, generatorParameters } from 'ts-fsrs'

/**
 * What estimates memory: FSRS with its published weights. Fuzz is off, so
 * that a browser and the server reckon the same; learning steps of minutes
 * are off, since a sitting asks a question once. Something is asked
 * again when six of seven would still recall it: more often leaves no time for the rest of a season.
 */
export const scheduler = new FSRS(
  generatorParameters({ request_retention: 0.85, enable_fuzz: false, enable_short_term: false }),
)
