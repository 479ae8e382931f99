// Written by `npm run train:sender`: what each sign of a name says about its being the sender, in hundredths.

export const packedSenderWeights = `
a bracket=-49;a city=35;a colon=33;a comma=-15;a dash=-124;a end=25;a line=133;a number=-60;a opt-out=18;a other=-25
a picture=42;a sentence=14;a word-own=-120;a word=-14;after abre inside=104;after abre=166;after alert first=54
after alert=54;after alerts=62;after and comma=-167;after and first=-164;after and inside=-37;after and sentence=-298
after and=-110;after app inside=36;after app=116;after are first=-261;after are inside=106;after are sentence=-413
after are=-75;after at colon=-72;after at comma=-148;after at dash=-210;after at first=127;after at inside=-161
after at sentence=-339;after at=36;after box sentence=-104;after box=195;after by inside=-136;after by sentence=-42
after by=-87;after can inside=-210;after can sentence=114;after can=85;after card inside=-195;after card sentence=-27
after card=-185;after clinic=-127;after closes first=86;after closes sentence=-47;after closes=-22;after club first=-54
after club=-54;after code inside=110;after code sentence=-30;after code=173;after crew first=139;after crew=186
after de first=-61;after de inside=-116;after de sentence=-71;after de=-81;after del first=11;after del sentence=-28
after desk inside=-91;after desk sentence=35;after desk=-85;after drop sentence=-115;after drop=-74;after drops=236
after en first=-132;after en inside=-16;after en sentence=-83;after en=-36;after esta=-218;after family first=-101
after family inside=74;after family=-9;after for comma=-38;after for first=-259;after for inside=50
after for sentence=-53;after for=-21;after from first=-191;after from inside=30;after from sentence=-169;after from=62
after front=215;after gets inside=-103;after gets sentence=-26;after gets=-76;after has comma=-33;after has first=231
after has inside=-245;after has sentence=25;after have sentence=-151;after have=-151;after here first=47
after here greeted=126;after here inside=-190;after here sentence=-46;after in comma=-223;after in first=-227
after in inside=-296;after in sentence=90;after in=-52;after is at-sign=-114;after is colon=-39;after is comma=-193
after is dash=-121;after is first=-52;after is sentence=39;after is=-8;after jobs=-327;after just first=-141
after just=-144;after le first=77;after le inside=102;after le sentence=142;after le=142;after left sentence=-100
after les sentence=-252;after les=140;after lo sentence=-25;after lo=-23;after loan=-135;after loans=-63
after los first=-187;after los inside=120;after los sentence=-244;after los=90;after members first=145
after members=141;after moved at-sign=-38;after moved first=-83;after moved=-113;after needs inside=-86
after needs sentence=275;after needs=-29;after new first=-67;after new=-62;after nos=-107;after notice=244
after now first=80;after now inside=-183;after now sentence=-24;after office inside=76;after office sentence=94
after office=265;after on colon=-77;after on first=32;after on inside=-111;after on sentence=-41;after on=-141
after opens first=158;after opens sentence=-99;after opens=138;after or comma=-206;after or inside=-34
after or sentence=-175;after or=-58;after order inside=21;after order=21;after pays=245;after plan=-262;after says=104
after se first=-264;after se inside=135;after se sentence=-90;after se=95;after store inside=109
after store sentence=-39;after store=93;after te inside=167;after te=213;after team sentence=-83;after team=-163
after tiene first=212;after tiene sentence=-194;after tiene=157;after to comma=14;after to inside=-80
after to sentence=-60;after to=-66;after trae=-10;after turns=209;after wants inside=-20;after wants sentence=36
after wants=120;after was first=-24;after was inside=27;after was sentence=-133;after will first=-123
after will inside=-200;after will sentence=93;after will=-43;after with first=240;after with inside=-203;after with=59
after y comma=-138;after y first=-207;after y inside=-29;after y sentence=-84;after y=-85;after ya first=-130
after ya inside=-151;after ya sentence=-65;after ya=-170;and=-46;ao bracket ordinary all=-159
ao bracket ordinary none=-12;ao bracket ordinary some=47;ao city ordinary all=24;ao city ordinary none=-78
ao city ordinary some=112;ao colon ordinary all=29;ao colon ordinary none=35;ao colon ordinary some=24
ao comma ordinary all=42;ao comma ordinary none=-21;ao comma ordinary some=-27;ao dash ordinary none=-81
ao dash ordinary some=46;ao end ordinary none=27;ao end ordinary some=-11;ao line ordinary none=12
ao line ordinary some=146;ao number ordinary all=-32;ao number ordinary none=-84;ao number ordinary some=-125
ao opt-out ordinary all=13;ao opt-out ordinary none=-27;ao opt-out ordinary some=78;ao other ordinary all=-63
ao other ordinary none=-44;ao other ordinary some=66;ao picture ordinary all=-80;ao picture ordinary none=161
ao picture ordinary some=-114;ao sentence ordinary all=-80;ao sentence ordinary none=18;ao sentence ordinary some=-25
ao word ordinary all=-15;ao word ordinary none=-18;ao word ordinary some=14;ao word-own ordinary all=-39
ao word-own ordinary none=-87;ao word-own ordinary some=-120;article=78;as bracket surety 0=-83
as bracket surety 1=-122;as bracket surety 2=-10;as bracket surety 3=79;as city surety 0=-142;as city surety 1=-21
as city surety 2=-23;as city surety 3=151;as colon surety 1=31;as colon surety 2=44;as colon surety 3=23
as comma surety 0=-91;as comma surety 1=9;as dash surety 0=-44;as dash surety 3=187;as end surety 0=-98
as end surety 1=11;as end surety 2=87;as end surety 3=39;as line surety 0=-35;as line surety 1=94
as number surety 0=-24;as number surety 1=-59;as number surety 2=-107;as opt-out surety 0=48;as opt-out surety 1=-101
as opt-out surety 2=90;as opt-out surety 3=16;as other surety 0=-36;as other surety 1=-39;as other surety 2=-18
as other surety 3=102;as picture surety 0=42;as picture surety 1=-33;as picture surety 2=15;as picture surety 3=105
as sentence surety 0=-70;as sentence surety 1=17;as sentence surety 2=8;as word surety 0=-21;as word surety 1=-31
as word surety 2=-18;as word surety 3=94;as word-own surety 0=-18;as word-own surety 1=-99;as word-own surety 2=-120
b at-sign=62;b bracket=-66;b dash=-55;b first-bracket=-11;b first=21;b greeted=-27;b line=-102;ba at-sign comma=-116
ba at-sign end=34;ba at-sign opt-out=-190;ba at-sign sentence=-54;ba at-sign word=-74;ba bracket bracket=-42
ba bracket comma=-142;ba bracket end=171;ba bracket sentence=-160;ba bracket word=-178;ba colon comma=-92
ba colon end=-82;ba colon number=-152;ba colon picture=-10;ba colon sentence=51;ba colon word=-13;ba comma bracket=-95
ba comma city=82;ba comma colon=-142;ba comma comma=-72;ba comma end=9;ba comma number=-74;ba comma opt-out=66
ba comma other=-52;ba comma sentence=-51;ba comma word=-12;ba dash city=42;ba dash colon=-58;ba dash comma=-91
ba dash end=33;ba dash opt-out=-67;ba dash other=-31;ba dash sentence=-83;ba dash word=75;ba first bracket=25
ba first colon=32;ba first comma=30;ba first dash=-78;ba first line=171;ba first number=-64;ba first other=-92
ba first picture=66;ba first sentence=25;ba first word-own=-116;ba first word=-20;ba first-bracket bracket=-11
ba greeted colon=43;ba greeted word=66;ba inside bracket=-128;ba inside city=-65;ba inside comma=-9;ba inside dash=-95
ba inside end=-11;ba inside line=-133;ba inside number=-77;ba inside opt-out=-28;ba inside other=-9
ba inside picture=25;ba inside sentence=-12;ba inside word-own=-75;ba line colon=-34;ba line comma=-178;ba line end=-39
ba line line=-113;ba line number=-32;ba line word=23;ba sentence bracket=-23;ba sentence city=64;ba sentence comma=21
ba sentence end=29;ba sentence number=-51;ba sentence opt-out=55;ba sentence sentence=-24;ba sentence word-own=-74
ba sentence word=-41;bao at-sign comma ordinary none words 1=-217;bao at-sign comma ordinary none words 2=-10
bao at-sign comma ordinary some words 2=-172;bao at-sign end ordinary some words 3=44
bao at-sign opt-out ordinary none words 1=-160;bao at-sign sentence ordinary none words 1=-26
bao at-sign sentence ordinary some words 3=-239;bao at-sign word ordinary none words 1=-72
bao at-sign word ordinary none words 2=-87;bao bracket bracket ordinary all words 1=-35
bao bracket bracket ordinary all words 2=-40;bao bracket bracket ordinary none words 1=-125
bao bracket bracket ordinary none words 2=-170;bao bracket bracket ordinary some words 2=-64
bao bracket word ordinary all words 1=-12;bao bracket word ordinary none words 1=-69
bao colon comma ordinary none words 1=-111;bao colon comma ordinary none words 2=-144
bao colon comma ordinary none words 3=-143;bao colon comma ordinary some words 2=-46
bao colon comma ordinary some words 3=-32;bao colon comma ordinary some words 4=-23
bao colon end ordinary none words 1=-159;bao colon end ordinary some words 4=-22
bao colon other ordinary none words 2=13;bao colon other ordinary some words 3=-11
bao colon other ordinary some words 4=-36;bao colon sentence ordinary none words 1=153
bao colon sentence ordinary none words 2=-211;bao colon sentence ordinary none words 3=-200
bao colon sentence ordinary some words 2=-87;bao colon sentence ordinary some words 3=-29
bao colon sentence ordinary some words 4=-155;bao colon word ordinary all words 1=-91
bao colon word ordinary all words 2=-127;bao colon word ordinary none words 1=-28
bao colon word ordinary none words 2=-155;bao colon word ordinary none words 3=207
bao colon word ordinary some words 2=-52;bao colon word ordinary some words 3=-188
bao colon word ordinary some words 4=-38;bao comma comma ordinary none words 1=-140
bao comma comma ordinary none words 2=21;bao comma comma ordinary none words 3=-150
bao comma comma ordinary some words 2=-130;bao comma end ordinary none words 1=-67
bao comma end ordinary none words 2=-125;bao comma end ordinary none words 3=180
bao comma end ordinary none words 4=203;bao comma end ordinary some words 2=236;bao comma end ordinary some words 3=236
bao comma number ordinary none words 1=-89;bao comma number ordinary none words 2=-44
bao comma opt-out ordinary none words 1=-133;bao comma opt-out ordinary none words 2=-192
bao comma other ordinary none words 1=-124;bao comma other ordinary none words 2=-15
bao comma sentence ordinary none words 2=-232;bao comma sentence ordinary none words 3=241
bao comma sentence ordinary some words 2=183;bao comma sentence ordinary some words 3=-310
bao comma word ordinary all words 1=-67;bao comma word ordinary all words 2=-165
bao comma word ordinary none words 1=-66;bao comma word ordinary none words 2=58
bao comma word ordinary none words 3=-94;bao comma word ordinary some words 2=-319
bao comma word ordinary some words 3=-194;bao dash city ordinary none words 1=-142
bao dash colon ordinary some words 2=-32;bao dash comma ordinary none words 1=-117
bao dash comma ordinary none words 2=-89;bao dash comma ordinary some words 2=-25
bao dash comma ordinary some words 3=-49;bao dash comma ordinary some words 4=-21
bao dash end ordinary none words 1=-35;bao dash end ordinary none words 2=43;bao dash end ordinary none words 3=195
bao dash end ordinary some words 3=112;bao dash opt-out ordinary none words 1=-68
bao dash sentence ordinary none words 1=-33;bao dash sentence ordinary none words 2=-95
bao dash sentence ordinary some words 2=-27;bao dash sentence ordinary some words 3=-51
bao dash word ordinary none words 1=50;bao dash word ordinary none words 2=74;bao dash word ordinary some words 2=-31
bao dash word ordinary some words 3=-169;bao first colon ordinary all words 1=-24
bao first colon ordinary all words 2=35;bao first colon ordinary all words 3=55
bao first colon ordinary none words 1=-48;bao first colon ordinary none words 2=88
bao first colon ordinary none words 3=97;bao first colon ordinary none words 4=-89
bao first colon ordinary some words 2=33;bao first colon ordinary some words 3=66
bao first comma ordinary all words 1=-114;bao first comma ordinary none words 1=-125
bao first comma ordinary none words 2=21;bao first comma ordinary none words 3=182
bao first comma ordinary some words 2=-412;bao first comma ordinary some words 3=31
bao first comma ordinary some words 4=-308;bao first number ordinary all words 1=-31
bao first number ordinary none words 1=-117;bao first other ordinary all words 1=-23
bao first other ordinary none words 1=-159;bao first other ordinary none words 2=121
bao first other ordinary none words 3=-111;bao first other ordinary some words 2=-100
bao first other ordinary some words 3=-85;bao first sentence ordinary all words 1=-136
bao first sentence ordinary all words 2=-136;bao first sentence ordinary none words 1=-312
bao first sentence ordinary none words 2=-16;bao first sentence ordinary some words 2=180
bao first sentence ordinary some words 3=16;bao first sentence ordinary some words 4=-308
bao first word ordinary all words 1=-47;bao first word ordinary all words 3=173
bao first word ordinary none words 0=-118;bao first word ordinary none words 1=-52
bao first word ordinary none words 3=106;bao first word ordinary none words 4=-215
bao first word ordinary some words 2=23;bao first word ordinary some words 4=62
bao first word-own ordinary none words 1=-80;bao greeted word ordinary all words 1=-46
bao greeted word ordinary none words 0=-199;bao greeted word ordinary none words 1=108
bao greeted word ordinary none words 2=64;bao inside bracket ordinary all words 1=-61
bao inside bracket ordinary none words 1=-83;bao inside city ordinary all words 1=-142
bao inside city ordinary none words 1=-66;bao inside city ordinary none words 2=87
bao inside city ordinary some words 2=49;bao inside city ordinary some words 3=-124
bao inside colon ordinary all words 1=119;bao inside colon ordinary all words 2=-29
bao inside colon ordinary none words 1=-24;bao inside colon ordinary none words 2=-30
bao inside colon ordinary none words 3=64;bao inside colon ordinary some words 2=31
bao inside colon ordinary some words 3=-79;bao inside colon ordinary some words 4=109
bao inside comma ordinary all words 1=-267;bao inside comma ordinary all words 2=83
bao inside comma ordinary none words 1=-24;bao inside comma ordinary none words 2=-93
bao inside comma ordinary none words 3=-108;bao inside comma ordinary none words 4=64
bao inside comma ordinary some words 2=38;bao inside comma ordinary some words 4=-33
bao inside end ordinary all words 1=63;bao inside end ordinary all words 2=114
bao inside end ordinary none words 0=-108;bao inside end ordinary none words 1=-9
bao inside end ordinary none words 3=29;bao inside end ordinary none words 4=-100
bao inside end ordinary some words 2=-159;bao inside end ordinary some words 3=-150
bao inside end ordinary some words 4=35;bao inside line ordinary none words 1=-126
bao inside number ordinary none words 1=-30;bao inside opt-out ordinary all words 1=-168
bao inside opt-out ordinary none words 1=-41;bao inside opt-out ordinary none words 2=43
bao inside opt-out ordinary none words 3=50;bao inside opt-out ordinary some words 2=-189
bao inside opt-out ordinary some words 3=125;bao inside opt-out ordinary some words 4=-183
bao inside other ordinary all words 1=-112;bao inside other ordinary none words 1=-174
bao inside other ordinary none words 2=-47;bao inside other ordinary none words 3=95
bao inside other ordinary some words 2=-311;bao inside other ordinary some words 3=-50
bao inside other ordinary some words 4=19;bao inside picture ordinary all words 1=-49
bao inside picture ordinary none words 1=100;bao inside picture ordinary none words 2=-63
bao inside picture ordinary some words 2=-56;bao inside picture ordinary some words 3=-20
bao inside picture ordinary some words 4=-161;bao inside sentence ordinary all words 1=-26
bao inside sentence ordinary all words 2=110;bao inside sentence ordinary none words 0=-25
bao inside sentence ordinary none words 1=-16;bao inside sentence ordinary none words 2=18
bao inside sentence ordinary some words 3=-143;bao inside sentence ordinary some words 4=32
bao inside word ordinary all words 1=-11;bao inside word ordinary all words 2=-168
bao inside word ordinary none words 0=-126;bao inside word ordinary none words 1=-56
bao inside word ordinary none words 2=-61;bao inside word ordinary none words 4=183
bao inside word ordinary some words 2=57;bao inside word ordinary some words 3=96
bao inside word ordinary some words 4=-71;bao inside word-own ordinary all words 1=-23
bao inside word-own ordinary none words 1=-40;bao inside word-own ordinary some words 2=-77
bao line colon ordinary all words 1=-23;bao line colon ordinary none words 1=-28
bao line comma ordinary none words 1=-15;bao line end ordinary none words 2=223;bao line word ordinary all words 1=-10
bao line word ordinary none words 1=-40;bao sentence bracket ordinary none words 2=-91
bao sentence city ordinary all words 2=167;bao sentence city ordinary none words 1=-116
bao sentence city ordinary none words 2=176;bao sentence city ordinary none words 3=405
bao sentence city ordinary some words 2=104;bao sentence city ordinary some words 3=151
bao sentence city ordinary some words 4=-146;bao sentence colon ordinary all words 1=-142
bao sentence colon ordinary none words 1=-99;bao sentence colon ordinary none words 2=-53
bao sentence colon ordinary some words 4=-84;bao sentence comma ordinary all words 1=-133
bao sentence comma ordinary all words 2=-99;bao sentence comma ordinary none words 1=-80
bao sentence comma ordinary none words 2=165;bao sentence comma ordinary some words 2=116
bao sentence comma ordinary some words 3=42;bao sentence comma ordinary some words 4=-173
bao sentence end ordinary all words 1=-215;bao sentence end ordinary all words 2=-78
bao sentence end ordinary none words 1=25;bao sentence end ordinary none words 2=32
bao sentence end ordinary none words 3=162;bao sentence end ordinary none words 4=103
bao sentence end ordinary some words 2=29;bao sentence end ordinary some words 3=-97
bao sentence end ordinary some words 4=86;bao sentence number ordinary all words 1=-33
bao sentence number ordinary none words 1=-125;bao sentence opt-out ordinary all words 1=-52
bao sentence opt-out ordinary none words 1=-67;bao sentence opt-out ordinary none words 2=49
bao sentence opt-out ordinary none words 3=88;bao sentence opt-out ordinary some words 2=-76
bao sentence opt-out ordinary some words 3=143;bao sentence opt-out ordinary some words 4=-36
bao sentence other ordinary all words 1=-84;bao sentence other ordinary none words 1=-109
bao sentence other ordinary none words 2=-270;bao sentence other ordinary some words 2=-258
bao sentence other ordinary some words 3=112;bao sentence other ordinary some words 4=212
bao sentence sentence ordinary all words 1=-117;bao sentence sentence ordinary none words 1=120
bao sentence sentence ordinary none words 2=-41;bao sentence sentence ordinary none words 3=-57
bao sentence sentence ordinary some words 2=-189;bao sentence sentence ordinary some words 3=-190
bao sentence sentence ordinary some words 4=-134;bao sentence word ordinary all words 1=-71
bao sentence word ordinary all words 2=198;bao sentence word ordinary none words 0=-93
bao sentence word ordinary none words 1=-65;bao sentence word ordinary none words 2=127
bao sentence word ordinary none words 3=92;bao sentence word ordinary some words 2=-43
bao sentence word ordinary some words 3=-204;bao sentence word ordinary some words 4=90
bao sentence word-own ordinary none words 1=-74;bas at-sign comma surety 1=-242;bas at-sign comma surety 2=-86
bas at-sign end surety 0=-132;bas at-sign end surety 1=-15;bas at-sign end surety 3=-134
bas at-sign opt-out surety 1=-182;bas at-sign sentence surety 0=-185;bas at-sign sentence surety 1=-36
bas at-sign sentence surety 2=-33;bas at-sign sentence surety 3=-36;bas at-sign word surety 0=-81
bas at-sign word surety 1=-15;bas bracket bracket surety 1=-67;bas bracket bracket surety 2=-100
bas bracket bracket surety 3=50;bas bracket end surety 3=127;bas bracket word surety 1=-50;bas colon comma surety 0=-22
bas colon comma surety 1=-93;bas colon comma surety 2=-77;bas colon comma surety 3=-135;bas colon end surety 1=-113
bas colon other surety 0=-11;bas colon other surety 1=-197;bas colon other surety 2=143;bas colon other surety 3=-110
bas colon sentence surety 0=-170;bas colon sentence surety 1=74;bas colon sentence surety 2=-57
bas colon sentence surety 3=-122;bas colon word surety 0=-88;bas colon word surety 1=-36;bas colon word surety 2=-64
bas comma bracket surety 1=-95;bas comma city surety 0=-20;bas comma city surety 1=82;bas comma colon surety 3=-92
bas comma comma surety 0=-20;bas comma comma surety 1=-160;bas comma comma surety 2=-132;bas comma comma surety 3=17
bas comma end surety 0=-169;bas comma end surety 1=54;bas comma end surety 2=-82;bas comma end surety 3=211
bas comma number surety 1=-83;bas comma number surety 2=-90;bas comma opt-out surety 0=-85
bas comma opt-out surety 1=135;bas comma opt-out surety 3=-22;bas comma other surety 1=-90
bas comma sentence surety 0=-253;bas comma sentence surety 1=-69;bas comma sentence surety 2=28
bas comma sentence surety 3=-34;bas comma word surety 0=-45;bas comma word surety 1=-36;bas comma word surety 3=-189
bas dash city surety 0=-194;bas dash city surety 1=-144;bas dash comma surety 1=-89;bas dash comma surety 2=-69
bas dash comma surety 3=-120;bas dash end surety 0=23;bas dash end surety 1=20;bas dash end surety 2=43
bas dash end surety 3=-46;bas dash opt-out surety 1=-83;bas dash other surety 1=-34;bas dash sentence surety 1=-117
bas dash sentence surety 2=-50;bas dash sentence surety 3=-76;bas dash word surety 0=149;bas dash word surety 1=71
bas dash word surety 3=-66;bas first bracket surety 1=-116;bas first colon surety 0=-25;bas first colon surety 1=48
bas first colon surety 2=66;bas first colon surety 3=27;bas first comma surety 0=-105;bas first comma surety 1=-88
bas first comma surety 2=91;bas first comma surety 3=148;bas first dash surety 3=146;bas first number surety 1=-70
bas first other surety 0=-65;bas first other surety 1=-144;bas first other surety 2=-36;bas first other surety 3=191
bas first picture surety 2=74;bas first sentence surety 0=-143;bas first sentence surety 1=86
bas first sentence surety 2=-117;bas first sentence surety 3=26;bas first word surety 0=-46;bas first word surety 1=-45
bas first word surety 2=-54;bas first word surety 3=56;bas first word-own surety 0=-16;bas first word-own surety 1=-94
bas greeted word surety 0=113;bas greeted word surety 1=-173;bas greeted word surety 3=225
bas inside bracket surety 0=-54;bas inside bracket surety 1=-88;bas inside bracket surety 2=-96
bas inside city surety 0=-58;bas inside city surety 1=-134;bas inside city surety 3=129;bas inside colon surety 0=-8
bas inside colon surety 1=37;bas inside colon surety 2=-93;bas inside colon surety 3=42;bas inside comma surety 0=-33
bas inside comma surety 1=-28;bas inside comma surety 2=-34;bas inside comma surety 3=-70;bas inside dash surety 0=-57
bas inside end surety 1=-68;bas inside end surety 2=111;bas inside end surety 3=-49;bas inside line surety 1=-128
bas inside number surety 0=-10;bas inside number surety 1=-55;bas inside opt-out surety 1=-81
bas inside opt-out surety 2=-42;bas inside opt-out surety 3=-52;bas inside other surety 0=-48
bas inside other surety 1=-37;bas inside other surety 2=-37;bas inside picture surety 1=-78
bas inside picture surety 2=-98;bas inside picture surety 3=92;bas inside sentence surety 0=-32
bas inside sentence surety 1=-76;bas inside sentence surety 2=48;bas inside sentence surety 3=49
bas inside word surety 0=-21;bas inside word surety 2=-33;bas inside word surety 3=29;bas inside word-own surety 1=-68
bas line colon surety 0=-25;bas line end surety 3=197;bas line number surety 1=-32;bas line word surety 0=-12
bas line word surety 1=-62;bas sentence bracket surety 1=135;bas sentence city surety 0=-95
bas sentence city surety 1=123;bas sentence city surety 2=-9;bas sentence city surety 3=55
bas sentence colon surety 0=233;bas sentence colon surety 1=-168;bas sentence colon surety 2=234
bas sentence colon surety 3=105;bas sentence comma surety 0=160;bas sentence comma surety 2=-45
bas sentence comma surety 3=121;bas sentence end surety 0=-116;bas sentence end surety 1=56
bas sentence end surety 2=35;bas sentence end surety 3=44;bas sentence number surety 0=-41
bas sentence number surety 1=-51;bas sentence opt-out surety 0=43;bas sentence opt-out surety 1=-185
bas sentence opt-out surety 2=221;bas sentence opt-out surety 3=187;bas sentence other surety 0=-21
bas sentence other surety 1=-16;bas sentence other surety 3=48;bas sentence sentence surety 0=-48
bas sentence sentence surety 1=83;bas sentence sentence surety 2=-164;bas sentence sentence surety 3=-155
bas sentence word surety 0=-52;bas sentence word surety 1=-66;bas sentence word surety 2=38
bas sentence word surety 3=82;before a surety 0=-369;before a surety 2=-74;before a surety 3=-19;before a=-35
before about=-85;before al surety 1=-247;before al=169;before an surety 1=-30;before an=-257;before and surety 0=-52
before and surety 1=-195;before ask surety 0=-106;before ask=-106;before at surety 0=234;before at surety 1=151
before at surety 2=59;before at surety 3=-86;before at=121;before by surety 0=-35;before by surety 1=-152
before by surety 2=164;before by surety 3=-135;before call surety 0=-323;before call surety 1=44;before call=163
before coach surety 0=23;before coach surety 1=-139;before coach=-17;before code surety 1=-159;before code=-154
before con surety 0=83;before con surety 1=14;before con surety 2=-286;before con surety 3=-112;before con=10
before de surety 0=103;before de surety 1=-190;before de surety 2=-125;before de surety 3=33;before de=-65
before del surety 0=185;before del surety 1=-173;before del surety 2=-71;before del surety 3=-191;before del=24
before don surety 0=-216;before don surety 1=159;before don=123;before el surety 0=-204;before el surety 1=-119
before el surety 2=-257;before el surety 3=70;before el=-106;before en surety 0=43;before en surety 1=66
before en surety 2=-58;before en=63;before for surety 0=-137;before for surety 1=-189;before for surety 2=-339
before for surety 3=16;before for=-162;before from surety 0=-42;before from surety 1=71;before from surety 2=87
before from surety 3=64;before from=133;before gracias=-265;before habla=72;before hey surety 0=-257;before hey=191
before hi surety 0=-150;before hi surety 1=-113;before hi=-141;before hola surety 0=-137;before hola=-133
before in surety 0=-20;before in surety 3=-261;before in=-9;before is surety 0=-181;before is surety 1=-66
before is surety 2=-99;before is surety 3=11;before is=-119;before it surety 0=14;before it=33;before its=252
before la surety 0=-375;before la surety 1=-9;before la surety 2=-116;before la surety 3=-130;before la=-11
before las surety 0=-38;before las surety 1=-105;before las surety 2=-165;before las surety 3=-61;before las=-128
before llama surety 0=-74;before llama=-145;before los surety 1=-158;before los surety 2=-153;before los surety 3=-81
before los=-158;before near=-64;before no surety 0=-135;before no=-152;before not surety 1=-97;before not=-159
before o surety 0=-21;before o surety 1=-108;before o=-103;before of surety 0=-147;before of surety 1=44
before of surety 2=-196;before of surety 3=170;before of=-25;before on surety 0=-143;before on surety 1=49
before on surety 2=73;before on=54;before or surety 0=-73;before or surety 3=-70;before or=31;before our surety 0=-32
before our surety 1=-188;before our surety 2=-180;before our=-96;before para surety 1=-127;before para=-202
before por surety 0=-133;before por surety 1=-66;before por surety 2=-91;before por=-176;before see surety 1=-126
before see=-106;before soy surety 0=-21;before soy=67;before su surety 0=-56;before su surety 1=-164;before su=-143
before team surety 1=175;before team=-116;before the surety 0=-202;before the surety 1=-75;before the surety 2=-51
before the surety 3=-47;before the=-63;before this surety 0=-152;before this=-152;before through surety 0=-43
before through=-43;before thru surety 0=-43;before thru=-56;before to surety 0=-255;before to surety 1=88
before to surety 2=144;before to surety 3=-74;before to=56;before tu surety 1=130;before tu=121;before via=95
before with surety 0=-96;before with surety 1=16;before with surety 2=14;before with surety 3=22;before with=42
before y surety 1=55;before y=62;before your surety 0=-179;before your surety 1=-88;before your surety 2=165
before your surety 3=-35;before your=-54;bo at-sign ordinary all=-222;bo at-sign ordinary none=60
bo at-sign ordinary some=45;bo bracket ordinary all=-62;bo bracket ordinary none=32;bo bracket ordinary some=-165
bo colon ordinary all=-203;bo colon ordinary none=34;bo colon ordinary some=-103;bo comma ordinary all=49
bo comma ordinary none=-28;bo comma ordinary some=56;bo dash ordinary all=-179;bo dash ordinary none=14
bo dash ordinary some=-44;bo first ordinary none=26;bo first ordinary some=32;bo first-bracket ordinary none=85
bo greeted ordinary all=-46;bo greeted ordinary none=-23;bo greeted ordinary some=-26;bo inside ordinary all=93
bo inside ordinary none=-17;bo inside ordinary some=-14;bo line ordinary all=-72;bo line ordinary none=-40
bo line ordinary some=-107;bo sentence ordinary all=-70;bo sentence ordinary none=15;bo sentence ordinary some=32
bs at-sign surety 0=-147;bs at-sign surety 1=16;bs at-sign surety 2=120;bs at-sign surety 3=-20
bs bracket surety 0=-100;bs bracket surety 1=-13;bs bracket surety 2=-127;bs colon surety 0=-104;bs colon surety 1=17
bs colon surety 2=19;bs colon surety 3=-45;bs comma surety 0=-152;bs comma surety 1=54;bs comma surety 3=-9
bs dash surety 1=-38;bs dash surety 2=-46;bs dash surety 3=27;bs first surety 0=-39;bs first surety 1=-26
bs first surety 2=55;bs first surety 3=66;bs greeted surety 0=-62;bs greeted surety 1=-177;bs greeted surety 2=180
bs greeted surety 3=250;bs inside surety 1=-18;bs inside surety 3=24;bs line surety 0=-138;bs line surety 1=-80
bs line surety 2=84;bs line surety 3=98;bs sentence surety 0=-40;bs sentence surety 1=-15;bs sentence surety 2=32
bs sentence surety 3=82;capitals=-11;elsewhere surety 0=-70;elsewhere surety 1=11;elsewhere surety 2=-147
elsewhere surety 3=-117;elsewhere=-96;event first=-127;event last=13;first name=34;in last sentence=72
inner capital=232;kind first=-14;kind last=-22;kind none=-11;last name=-17;loose surety 0=97;loose surety 1=16
loose surety 2=60;loose=73;lowercase=-278;no name all=-117;no name first=-36;no name last=-108;not presented=-72
number first=-19;number=-198;only presented domain=170;only presented from=131;only presented handle=218
only presented introduction=176;only presented possessive=111;only presented signature=-82;ordinary first=-120
ordinary last=-36;ordinary none=11;ordinary some=27;other presented bracket=-66;other presented code=-208
other presented domain=243;other presented from=-46;other presented handle=-215;other presented introduction=61
other presented label=-33;other presented possessive=-55;other presented signature=-31;other presented subject=-107
owner=108;person first=59;person last=140;place last=-42;places all=-219;presented bracket=167;presented code=435
presented domain=170;presented from=237;presented handle=305;presented introduction=226;presented label=127
presented place=119;presented possessive=52;presented signature=30;presenting surety 0=-127;presenting surety 1=51
presenting surety 2=-52;presenting surety 3=79;presenting=100;service=-135;short capitals=48;shortened=-11
so surety 0 ordinary none=-46;so surety 0 ordinary some=-39;so surety 1 ordinary all=-43;so surety 1 ordinary some=27
so surety 2 ordinary all=159;so surety 2 ordinary none=38;so surety 2 ordinary some=9;so surety 3 ordinary none=98
so surety 3 ordinary some=23;speaker surety 0=-330;speaker surety 1=113;speaker surety 2=-53;speaker surety 3=69
speaker=82;surety 0=-37;surety 2=59;surety 3=72;tied surety 0=60;tied surety 1=57;tied surety 2=-126;tied surety 3=-81
tied=34;title=65;topic first=-58;topic last=-38;words 0=-111;words 1=-34;words 2=59;words 3=118
`;
