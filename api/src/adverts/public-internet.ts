import { BlockList, isIPv4 } from 'node:net';

/** What of the network this server asks on behalf of somebody else. */
export interface Reach {
  allowsAddress(address: string): boolean;
  /** As in an address of the web: empty is the protocol's own. */
  allowsPort(port: string): boolean;
}

const IPV4_OF_NOBODY: readonly (readonly [network: string, prefix: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];
const blocked = new BlockList();
for (const [network, prefix] of IPV4_OF_NOBODY) blocked.addSubnet(network, prefix, 'ipv4');

// Only 2000::/3 is given out to the public; in it, these lead elsewhere or to IPv4 addresses.
const given = new BlockList();
given.addSubnet('2000::', 3, 'ipv6');
const special = new BlockList();
special.addSubnet('2001::', 23, 'ipv6');
special.addSubnet('2001:db8::', 32, 'ipv6');
special.addSubnet('2002::', 16, 'ipv6');
special.addSubnet('3fff::', 20, 'ipv6');

/** Never this machine, never its network: RFC 6890 and its successors. */
export const PUBLIC_INTERNET: Reach = {
  allowsAddress: (address) =>
    isIPv4(address) ? !blocked.check(address, 'ipv4') : given.check(address, 'ipv6') && !special.check(address, 'ipv6'),
  allowsPort: (port) => port === '',
};
