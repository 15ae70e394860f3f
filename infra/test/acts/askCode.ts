import { connect } from 'node:net'

/** `askCode.ts PORT CLUB`: prints the coach code that the desk at this port issues for the club; it loads nothing else, and so is quick. */
const [port, club = ''] = process.argv.slice(2)
connect(Number(port), '127.0.0.1').end(club).pipe(process.stdout)
