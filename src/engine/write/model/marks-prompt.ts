/** The marks, as a model is told them. */
export const MARKS = `[v3] or [o3]            anyone can find it in the picture
[f9], [f9 f12]          a note says so; [label] the label says so; [m2] it was measured
[p12 «words of p12»]    a passage says so: its id and some of its words, copied letter for letter, in its own language
[~ v3 f9]               a reading: it rests on these and is worded as one
[? f9]                  disputed or not established, and worded so
[-]                     it connects its neighbours and claims nothing`
