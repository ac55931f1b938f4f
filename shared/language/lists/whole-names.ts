// Names whose slash or hyphen is a part of them, folded; any other slash or hyphen parts two words.
// Source: written for Vitae from general knowledge. Licence: MIT, as the code.
export const WHOLE_NAMES = `
24/7
a.i
a/b
as/400
b/l
ci/cd
e-commerce
e-learning
hp-ux
i/o
node js
objective c
objective-c
os/2
p/l
pl sql
pl-sql
pl/sql
r/3
s/4hana
t-sql
tcp/ip
x-ray
z/os
`;
