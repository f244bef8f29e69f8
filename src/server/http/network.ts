import { isIPv6 } from 'node:net'

const GROUPS = 8
const GROUPS_OF_NETWORK = 4

/**
 * Whom limits count as one: an IPv4 address, or the /64 of an IPv6 address, of which a customer has
 * all addresses.
 */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/iu.exec(ip)?.[1]
  if (mapped) return mapped
  if (!isIPv6(ip)) return ip
  const [left = [], right = []] = ip.split('::').map((half) => half.split(':').filter(Boolean))
  const zeros = Array<string>(Math.max(0, GROUPS - left.length - right.length)).fill('0')
  const groups = [...left, ...zeros, ...right].slice(0, GROUPS_OF_NETWORK)
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')
}
